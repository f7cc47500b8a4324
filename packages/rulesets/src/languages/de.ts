import type { SharedWords } from './shared-words.ts';

const MUTE = 'Du bist bis zum Anbruch der nächsten Nacht stumm. Abstimmen darfst du trotzdem.';

export const de: SharedWords = {
  kit: {
    chatWords: {
      cards: { say: { ask: 'Sag etwas', done: 'Nachricht gesendet.', pick: 'Senden' } },
      channels: { global: 'Dorf', wolves: 'Rudel', dead: 'Die Toten' },
      marks: { muted: MUTE },
      whys: {
        dead_to_living: 'Die Toten können nicht zu den Lebenden sprechen; sie haben ihren eigenen Kanal.',
        muted: MUTE,
        chat_locked: 'Der Dorfchat ist gerade geschlossen; am Tag geht er wieder auf.',
        pack_by_day: 'Das Rudel kann sich nur nachts besprechen.',
        dead_wolf: 'Tote Wölfe können beim Rudel mitlesen, aber nicht schreiben.',
        dead_only: 'Hier sprechen nur die Toten.',
        dead_may_return:
          'Vielleicht kehrt noch jemand ins Leben zurück. Bis dahin können die Toten nicht miteinander reden.',
      },
    },
    dawnWords: {
      survived: 'Jemand wurde angegriffen und hat überlebt!',
      quiet: 'Das Dorf erwacht … Letzte Nacht ist niemand gestorben!',
    },
    floorWhys: {
      dead_silent: 'Die Toten schweigen.',
      turn: '{0} ist gerade mit Reden dran.',
      all_said: 'Du hast in dieser Phase alle deine Redebeiträge verbraucht.',
    },
    packCards: {
      kill: { ask: 'Wen jagt das Rudel heute Nacht?', done: 'Du stimmst dafür, {0} zu töten.', pick: 'Töten' },
    },
    packCauses: { kill: '{0} wurde in der Nacht getötet.' },
    packWords: {
      pack_split: 'Das Rudel war sich nicht einig: Niemand wurde angegriffen.',
      pack_idle: 'Du hast kein Opfer gewählt: Niemand wurde angegriffen.',
    },
    revealWords: {
      killed: '{0} wurde in der Nacht getötet',
      side_revealed: '{0} gehörte zu dieser Seite: {answer}.',
    },
    revengeCards: {
      revenge: {
        ask: 'Dein letzter Schuss: Wen trifft er?',
        done: 'Du zielst auf {0}.',
        pick: 'Schießen',
        pass: 'Nicht schießen',
      },
    },
    revengeCauses: { revenge: '{0} fiel dem letzten Schuss des Jägers zum Opfer.' },
    revengeWords: {
      revenge_called: '🏹 Der Jäger ist gefallen! Mit dem letzten Atemzug legt er an …',
      revenge_hit: '🏹 Der letzte Schuss von {0} trifft {1}!',
      revenge_missed: 'Dem Jäger versagt die Hand … es fiel kein Schuss.',
    },
    sidesWords: {
      wolves_gone: 'Es gibt keine Werwölfe mehr.',
      parity: 'Es leben nun ebenso viele Werwölfe wie andere.',
      stalemate: 'Zehn Runden vergingen ohne einen Toten.',
    },
    voteCards: {
      vote: { ask: 'Wen willst du rauswählen?', done: 'Du stimmst für {0}.', pick: 'Abstimmen', pass: 'Enthalten' },
    },
    voteCauses: { vote: '{0} wurde rausgewählt.' },
    voteWhys: { dead_vote: 'Die Toten haben keine Stimme.' },
    voteWords: {
      eliminated: 'Das Dorf hat gesprochen! {0} ist ausgeschieden.',
      no_votes: 'Es wurde nicht abgestimmt. Niemand scheidet aus.',
      no_majority: 'Es gab keine Mehrheit. Niemand scheidet aus.',
      tie: 'Stimmengleichheit. Niemand scheidet aus.',
    },
  },
  options: {
    durations: { label: 'Zeiten', words: 'Sekunden für jede Phase.' },
    roles: { label: 'Karten', words: 'Ein eigener Kartensatz: wie viele Karten von jeder Rolle.' },
    ballots: {
      label: 'Abstimmung',
      words: 'Ob man die Stimmen sieht, während sie abgegeben werden.',
      names: { open: 'Offen', secret: 'Geheim' },
    },
    reveal: {
      label: 'Was ein Tod verrät',
      words: 'Was von den Gestorbenen gezeigt wird: die Rolle, nur die Seite oder nichts.',
      names: { full: 'Die Rolle', alignment: 'Die Seite', none: 'Nichts' },
    },
    fixed_night: {
      label: 'Nächte in voller Länge',
      words: 'Nächte dauern immer ihre volle Zeit, damit ihre Länge nichts verrät.',
    },
    bots_for_away: {
      label: 'Bots für Abwesende',
      words: 'Wer eine Minute weg ist, wird von einem Bot vertreten.',
    },
    beginners: {
      label: 'Tisch für Anfänger',
      words: 'Am ersten Tag stimmen Bots gegen niemanden ohne einen Grund, den alle nachprüfen können.',
    },
    countdown: { label: 'Countdown', words: 'Sekunden zwischen Start und Kartenausgabe.' },
  },
  presets: {
    quick: { name: 'Schnelle Runde', summary: 'Zu fünft, mit kurzen Nächten und kurzen Tagen.' },
    classic: { name: 'Der Klassiker', summary: 'Zu acht mit vier Rollen: genau richtig für den Anfang.' },
    one_night: { name: 'Eine Nacht', summary: 'Zu fünft, eine Nacht, eine Abstimmung. Niemand scheidet früh aus.' },
    everybody: { name: 'Das ganze Dorf', summary: 'Zu zwölft, mit allen Rollen, die Moonrise hat.' },
    chaos: { name: 'Chaos-Modus', summary: 'Zu acht unter geborgten Namen, erzählt wie ein Bollywoodfilm.' },
    relaxed: { name: 'Keine Eile', summary: 'Der Klassiker zu siebt, mit doppelt so viel Zeit für alles.' },
  },
};
