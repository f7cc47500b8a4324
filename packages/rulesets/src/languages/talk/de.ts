import type { ReportTalk, Spoken, TableTalk } from '@moonrise/engine';

const werewolf: Spoken = { is: 'ein Werwolf', names: 'Werwolf,Werwölfe,Wolf,Wölfe,Werwölfin,WW' };
const villager: Spoken = { is: 'ein Dorfbewohner', names: 'Dorfbewohner,Dorfbewohnerin,Dorfi,Bürger,Bürgerin,DB' };
const seer: Spoken = { is: 'die Seherin', names: 'Seherin,Seher,Wahrsagerin,Wahrsager,Hellseherin,Hellseher' };
const scanned: ReportTalk = {
  ways: [
    'Ich habe {0} geprüft: {answer}.',
    'Ich habe mir {0} angesehen: {answer}.',
    'Mein Ergebnis zu {0}: {answer}.',
    '{0} ist {answer}, das habe ich gesehen.',
    'Ich weiß, was {0} ist: {answer}.',
    'Ich habe nachgeschaut: {0} ist {answer}.',
    'Meine Prüfung von {0} sagt: {answer}.',
    'Geprüft habe ich {0}, und heraus kam: {answer}.',
  ],
  verbs:
    'geprüft,gecheckt,gescannt,angesehen,angeschaut,angeguckt,durchleuchtet,reingeschaut,nachgeschaut,überprüft,untersucht,Ergebnis zu',
};

export const de: TableTalk = {
  roles: {
    werewolf,
    wolf: werewolf,
    WEREWOLF: werewolf,
    villager,
    VILLAGER: villager,
    seer,
    SEER: seer,
    kittenWolf: { is: 'der Kätzchenwolf', names: 'Kätzchenwolf,Kätzchen' },
    shadowWolf: { is: 'der Schattenwolf', names: 'Schattenwolf' },
    doctor: { is: 'der Arzt', names: 'Arzt,Ärztin,Doktor,Heiler,Heilerin' },
    gunner: { is: 'die Schützin', names: 'Schützin,Schütze,Gunner' },
    detective: { is: 'die Detektivin', names: 'Detektivin,Detektiv' },
    hunter: { is: 'der Jäger', names: 'Jäger,Jägerin' },
    revenant: { is: 'der Wiedergänger', names: 'Wiedergänger,Wiedergängerin' },
    minion: { is: 'der Günstling', names: 'Günstling' },
    mason: { is: 'ein Freimaurer', names: 'Freimaurer,Freimaurerin' },
    robber: { is: 'der Räuber', names: 'Räuber,Räuberin,Dieb' },
    troublemaker: { is: 'die Unruhestifterin', names: 'Unruhestifterin,Unruhestifter' },
    drunk: { is: 'der Betrunkene', names: 'Betrunkener,Betrunkene,Betrunkenen,betrunken,Säufer' },
    insomniac: { is: 'die Schlaflose', names: 'Schlaflose,Schlafloser,schlaflos' },
    tanner: { is: 'der Gerber', names: 'Gerber,Gerberin' },
    lycan: { is: 'der Lykaner', names: 'Lykaner,Lykanerin' },
    mayor: { is: 'der Bürgermeister', names: 'Bürgermeister,Bürgermeisterin' },
    bodyguard: { is: 'die Leibwache', names: 'Leibwache,Leibwächter,Leibwächterin,Bodyguard' },
    survivor: { is: 'die Überlebende', names: 'Überlebende,Überlebender' },
    witch: { is: 'die Hexe', names: 'Hexe,Hexer' },
    priest: { is: 'der Priester', names: 'Priester,Priesterin' },
    alphaWolf: { is: 'der Alphawolf', names: 'Alphawolf,Alpha' },
    loneWolf: { is: 'der Einzelgänger', names: 'Einzelgänger,Einzelgängerin' },
    POSSESSED: { is: 'der Besessene', names: 'Besessener,Besessene' },
    BODYGUARD: { is: 'die Leibwache', names: 'Leibwache,Leibwächter,Leibwächterin,Bodyguard' },
    MEDIUM: { is: 'das Medium', names: 'Medium' },
  },
  answers: {
    werewolf: { is: 'ein Werwolf', names: '' },
    villager: { is: 'kein Werwolf', names: '' },
    WEREWOLF: { is: 'ein Werwolf', names: '' },
    HUMAN: { is: 'ein Mensch', names: '' },
    same: { is: 'im selben Team', names: 'selbes Team,gleiches Team,gleichen Team,selben Team,eine Seite' },
    different: { is: 'in verschiedenen Teams', names: 'verschiedene Teams,verschiedenen Teams,nicht im selben Team' },
  },
  reports: {
    scanned,
    divined: scanned,
    medium: {
      ways: [
        'Der Geist von {0} sagt mir: {answer}.',
        '{0} war {answer}, das sagen die Geister.',
        'Ich habe die Geister nach {0} gefragt: {answer}.',
        'Jetzt weiß ich, was {0} war: {answer}.',
        'Aus dem Jenseits höre ich von {0}: {answer}.',
        'Mein Wort zu {0}, der Seele da drüben: {answer}.',
      ],
      verbs: 'Geist von,Geister sagen,Medium-Ergebnis',
    },
    compared: {
      ways: [
        'Ich habe {0} und {1} verglichen: {answer}.',
        '{0} und {1} sind {answer}.',
        'Mein Vergleich sagt: {0} und {1} spielen {answer}.',
        'Ich weiß von {0} und {1}: {answer}.',
        'Ich habe {0} neben {1} gestellt, und sie spielen {answer}.',
        'Zu {0} und {1} habe ich ein Ergebnis: {answer}.',
      ],
      self: [
        'Ich habe mich mit {1} verglichen: {answer}.',
        '{1} und ich sind {answer}.',
        'Ich weiß, wo {1} steht: Wir spielen {answer}.',
        'Mein Vergleich mit {1} sagt, wir spielen {answer}.',
        'Von {1} und mir weiß ich: {answer}.',
        'Ich habe {1} neben mich gestellt: {answer}.',
      ],
      verbs: 'verglichen,geprüft,untersucht',
    },
    robbed: {
      ways: [
        'Ich habe {0} ausgeraubt und bin jetzt {answer}.',
        'Ich habe die Karte von {0} genommen: {answer}.',
        'Die Karte, die ich {0} gestohlen habe, war {answer}.',
        '{0} war {answer}, bis ich die Karte nahm.',
        'Ich habe mit {0} getauscht und sah: {answer}.',
        'Mein Raub bei {0} ergab: {answer}.',
      ],
      verbs: 'ausgeraubt,beraubt,beklaut',
    },
    move_swap: {
      ways: [
        'Ich habe {1} und {2} vertauscht.',
        'Ich habe die Karten von {1} und {2} vertauscht.',
        '{1} und {2} haben die Karte des anderen, das war ich.',
        'Die Karten von {1} und {2} liegen anders herum, das war ich.',
        'Ich habe {1} die Karte von {2} gegeben und umgekehrt.',
        'Von mir vertauscht: {1} und {2}.',
      ],
      verbs: 'vertauscht,getauscht',
    },
    move_drink: {
      ways: [
        'Ich habe meine Karte gegen {1} getauscht.',
        'Ich habe {1} genommen, ohne hinzusehen.',
        'Meine Karte liegt in der Mitte, dafür habe ich {1}.',
        'Ich habe jetzt {1}, was immer das ist.',
        'Ich habe blind getauscht, mit {1}.',
        'Bei mir liegt jetzt {1}, keine Ahnung, was es ist.',
      ],
      verbs: '',
    },
  },
  hunted: 'böse,schuldig,Mafia,Wölfin',
  harmless:
    'gut,sauber,unschuldig,Dorf,Dörfler,Mensch,safe,clean,kein Wolf,kein Werwolf,nicht der Wolf,nicht der Werwolf,nicht böse,nicht schuldig,keine Wölfin',
};
