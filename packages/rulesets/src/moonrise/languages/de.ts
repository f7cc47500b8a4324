import { de as guests } from '../../guests/languages/de.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { de as shared } from '../../languages/de.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const de: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Moonrise',
    summary: 'Zehn Rollen: Bisse, Schüsse, letzte Rache und ein Geist, der wird, was die Toten waren.',
    phases: { night: 'Nacht', day: 'Tag', voting: 'Abstimmung', hunter_revenge: 'Rache des Jägers', prayer: 'Gebet' },
    teams: { good: 'Dorf', bad: 'Werwölfe', neutral: 'Ohne Seite' },
    wins: {
      good: 'Gewinnt, wenn kein Werwolf mehr lebt.',
      bad: 'Gewinnt, sobald es ebenso viele Wölfe wie andere gibt.',
      neutral: 'Gewinnt mit der Siegerseite, wenn am Ende noch am Leben.',
    },
    acts: { vote: 'stimmen für', say: 'etwas sagen', shine: 'anleuchten' },
    cards: {
      ...kit.voteCards,
      ...chatWords.cards,
      shine: {
        ask: 'Wessen Haus leuchtest du mit der Laterne an?',
        done: 'Du leuchtest das Haus von {0} an.',
        pick: 'Leuchten',
        pass: 'Heute Nacht nicht',
      },
    },
    told: {
      ...dawnWords,
      ...packWords,
      ...revealWords,
      nightfall: 'Die Nacht senkt sich über das Dorf. Alle gehen schlafen.',
      eliminated: voteWords.eliminated,
      no_votes: voteWords.no_votes,
      no_majority: voteWords.no_majority,
      glitch: '⚠️ SYSTEMFEHLER: Die Rolle von {0} ist durchgesickert! Es ist ganz sicher {answer} … vielleicht …',
      full_moon: 'Letzte Nacht war Vollmond: Der Tag ist heute kürzer.',
      fog: 'Nebel liegt über dem Dorf: Heute sieht niemand, wer für wen stimmt.',
      market: 'Markttag! Man munkelt, von {0}, {1} und {2} heult mindestens eine Person nachts den Mond an.',
      found: 'Du hast in der Morgendämmerung etwas gefunden: {answer}.',
      shone: 'Im Licht deiner Laterne: {0} war {answer}.',
    },
    answers: {
      lantern: 'eine Laterne',
      coin: 'eine Silbermünze',
      charm: 'einen Glücksbringer',
      out: 'unterwegs',
      home: 'zu Hause',
    },
    ends: {
      wolves_gone: kit.sidesWords.wolves_gone,
      parity: kit.sidesWords.parity,
      max_rounds: 'Die zehnte und letzte Runde ist vorbei.',
    },
    causes: kit.voteCauses,
    marks: {
      ...chatWords.marks,
      lantern: 'Du hast eine Laterne: Heute Nacht kannst du sehen, ob jemand unterwegs ist.',
      coin: 'Du hast eine Silbermünze: Bei der nächsten Abstimmung hast du eine Stimme mehr.',
      charm: 'Du hast einen Glücksbringer: Er schützt dich heute Nacht vor dem Rudel.',
    },
    whys: { ...kit.voteWhys, ...chatWords.whys },
    identity: 'Dein Name in diesem Spiel: {0}',
    channels: chatWords.channels,
  },
  roles: {
    wolf: {
      name: 'Werwolf',
      summary: 'Kennt das Rudel und stimmt jede Nacht mit ihm ab, wer sterben soll.',
      acts: { kill: 'zum Töten wählen' },
      cards: kit.packCards,
      causes: kit.packCauses,
      told: { joined: '{0} gehört jetzt zum Rudel.' },
    },
    kittenWolf: {
      name: 'Kätzchenwolf',
      summary: 'Jagt mit dem Rudel. Kann einmal im Spiel, statt zu töten, jemanden ins Rudel beißen.',
      acts: { convert: 'beißen' },
      cards: { convert: { ask: 'Wen beißt du ins Rudel?', done: 'Du beißt {0}.', pick: 'Beißen' } },
      told: {
        bitten: 'Du wurdest gebissen: Von jetzt an bist du ein Werwolf.',
        bite_failed: 'Der Biss hatte keine Wirkung',
        bite_night: 'Seltsam … im Dorf war es letzte Nacht ganz still. Niemand ist gestorben.',
      },
    },
    shadowWolf: {
      name: 'Schattenwolf',
      summary: 'Jagt mit dem Rudel und kann jemanden für den kommenden Tag zum Schweigen bringen.',
      acts: { mute: 'zum Schweigen bringen', skipMute: 'niemanden zum Schweigen bringen' },
      cards: {
        mute: { ask: 'Wer soll morgen schweigen?', done: '{0} wird morgen schweigen.', pick: 'Stumm machen' },
        skipMute: { ask: 'Dürfen morgen alle reden?', done: 'Morgen dürfen alle reden.', pick: 'Niemanden' },
      },
      told: { muted: chatWords.marks.muted },
    },
    seer: {
      name: 'Seherin',
      summary: 'Erfährt jeden Morgen, ob die in der Nacht geprüfte Person ein Werwolf ist.',
      acts: { scan: 'prüfen' },
      cards: { scan: { ask: 'Wen prüfst du heute Nacht?', done: 'Du prüfst {0}.', pick: 'Prüfen' } },
      told: { scanned: 'Deine Prüfung von {0} ergibt: {answer}.' },
      answers: { werewolf: 'Werwolf' },
    },
    doctor: {
      name: 'Arzt',
      summary: 'Beschützt jede Nacht eine Person, auch sich selbst, aber niemanden zwei Nächte hintereinander.',
      acts: { save: 'beschützen' },
      cards: { save: { ask: 'Wen beschützt du heute Nacht?', done: 'Du beschützt {0}.', pick: 'Beschützen' } },
    },
    gunner: {
      name: 'Schützin',
      summary: 'Hat zwei Kugeln, höchstens eine pro Tag. Alle sehen, wer geschossen hat.',
      acts: { shoot: 'erschießen' },
      cards: {
        shoot: {
          ask: 'Auf wen schießt du?',
          done: 'Du schießt auf {0}.',
          pick: 'Schießen',
          pass: 'Aufheben',
          left: 'Kugeln übrig: {n}',
        },
      },
      told: { shot: 'PENG! {0} hat {1} erschossen!' },
      causes: { shot: '{0} wurde von der Schützin erschossen.' },
      whys: { shot_today: 'Du hast heute schon geschossen.', no_bullet: 'Du hast keine Kugel mehr.' },
    },
    detective: {
      name: 'Detektivin',
      summary: 'Erfährt jeden Morgen, ob die zwei in der Nacht verglichenen Personen im selben Team sind.',
      acts: { investigate: 'vergleichen' },
      cards: {
        investigate: {
          ask: 'Welche zwei vergleichst du heute Nacht?',
          done: 'Du vergleichst {0} und {1}.',
          pick: 'Vergleichen',
        },
      },
      told: { compared: 'Du hast {0} und {1} verglichen: {answer}.' },
      answers: { same: 'Gleiches Team', different: 'Verschiedene Teams' },
    },
    hunter: {
      name: 'Jäger',
      summary: 'Hat einen letzten Schuss, wenn ihn Wölfe, die Abstimmung oder eine Schützin töten.',
      acts: { revenge: 'Rache nehmen an' },
      cards: kit.revengeCards,
      causes: kit.revengeCauses,
      told: kit.revengeWords,
    },
    revenant: {
      name: 'Wiedergänger',
      summary: 'Kann, sobald jemand gestorben ist, zu dem werden, was eine tote Person war, auch zum Werwolf.',
      acts: { absorb: 'die Rolle übernehmen von' },
      cards: {
        absorb: {
          ask: 'Wessen Rolle übernimmst du?',
          done: 'Du übernimmst die Rolle von {0}.',
          pick: 'Übernehmen',
          pass: 'Heute Nacht nicht',
        },
      },
      told: { absorbed: 'Du hast die Rolle von {0} übernommen: {answer}.' },
    },
    villager: {
      name: 'Dorfbewohner',
      summary: 'Schläft nachts. Ab und zu verrät die System-KI einem von ihnen, wo etwas los war.',
      told: { alert: 'System-KI: Letzte Nacht gab es Verdächtiges am Haus von {0}.' },
    },
    ...guests,
  },
  options: {
    ...shared.options,
    chaos: {
      label: 'Chaos-Modus',
      words: 'Alle spielen unter geborgtem Namen, die Meldungen sind Bollywood, und das System spinnt vielleicht.',
    },
    events: { label: 'Ereignisse', words: 'Ab und zu geschieht etwas im Dorf: ein Vollmond, ein Nebel, ein Markttag.' },
    items: {
      label: 'Fundstücke',
      words: 'Ab und zu findet jemand am Morgen etwas: eine Laterne, eine Silbermünze, einen Glücksbringer.',
    },
  },
};
