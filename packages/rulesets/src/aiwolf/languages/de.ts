import type { Catalogue } from '../../languages/catalogue.ts';
import { de as shared } from '../../languages/de.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;
const { global, wolves } = chatWords.channels;

const speech = {
  max_count: {
    label: 'Wie oft',
    words: 'Wie oft. -1: wie üblich bei so vielen Mitspielenden.',
    of: {
      per_agent: { label: 'Beiträge pro Kopf', words: 'Redebeiträge jeder Person in einer Phase.' },
      per_day: { label: 'Runden', words: 'Runden einer Phase; in jeder kommen alle einmal zu Wort.' },
    },
  },
  max_length: {
    label: 'Wie lang',
    words: 'Wie lang. -1: ohne Grenze. Was zu lang ist, wird gekürzt.',
    of: {
      count_in_word: { label: 'Wörter zählen', words: 'Gezählt werden Wörter, nicht Zeichen.' },
      count_spaces: { label: 'Leerzeichen zählen', words: 'Auch Leerzeichen werden gezählt.' },
      per_talk: { label: 'Längster Beitrag', words: 'Der längste Redebeitrag.' },
      mention_length: { label: 'Frei nach Anrede', words: 'Was nach einer Anrede wie „@Ann“ frei ist.' },
      per_agent: { label: 'Insgesamt', words: 'Was jede Person in einer Phase über das Freie hinaus sagen darf.' },
      base_length: { label: 'Frei je Beitrag', words: 'Was in jedem Redebeitrag frei ist.' },
    },
  },
  max_skip: { label: 'Aussetzen', words: 'So oft hintereinander; einmal mehr heißt, dass alles gesagt ist.' },
  duration: { label: 'Freies Reden', words: 'Millisekunden, in denen alle jederzeit reden. 0: der Reihe nach.' },
};

export const de: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'AIWolf',
    summary: 'Der Wettbewerb der Programme, die Werwolf spielen: Reden der Reihe nach, geheime Stimmen, sechs Rollen.',
    phases: {
      talk: 'Gespräch',
      whisper: 'Flüstern',
      vote: 'Verbannung',
      divine: 'Weissagung',
      guard: 'Wache',
      attack: 'Angriff',
    },
    teams: { VILLAGER: 'Dorf', WEREWOLF: 'Werwölfe' },
    wins: {
      VILLAGER: 'Gewinnt, wenn kein Werwolf mehr lebt.',
      WEREWOLF: 'Gewinnt, sobald es ebenso viele Wölfe wie andere gibt.',
    },
    acts: { talk: 'reden', skip: 'aussetzen', over: 'in dieser Phase nichts mehr sagen', vote: 'stimmen für' },
    cards: {
      talk: { ask: 'Du bist dran mit Reden.', done: 'Du hast geredet.', pick: 'Reden' },
      skip: { ask: 'Diesmal aussetzen?', done: 'Du setzt diesmal aus.', pick: 'Aussetzen' },
      over: { ask: 'Alles gesagt?', done: 'Du sagst in dieser Phase nichts mehr.', pick: 'Nichts mehr' },
      vote: kit.voteCards.vote,
    },
    answers: { HUMAN: 'Mensch' },
    told: {
      ...voteWords,
      ...packWords,
      ...revealWords,
      ...dawnWords,
      lot: 'Stimmengleichheit, und das Los fiel auf {0}.',
      vote_again: 'Stimmengleichheit. Stimmt noch einmal ab.',
    },
    ends: {
      ...kit.sidesWords,
      stalemate: 'Zehn Tage vergingen ohne einen Toten.',
      max_day: 'Der letzte Tag ist vorbei, und niemand hat gewonnen.',
      errors: 'Zu viele sind ausgefallen.',
    },
    causes: kit.voteCauses,
    marks: { dropped: 'Du bist aus diesem Spiel herausgefallen.' },
    whys: kit.floorWhys,
    channels: { global, wolves },
  },
  roles: {
    WEREWOLF: {
      name: 'Werwolf',
      summary: 'Kennt das Rudel, flüstert mit ihm und stimmt mit ihm ab, wen es angreift.',
      acts: { attack: 'zum Angriff wählen', whisper: 'flüstern' },
      cards: {
        attack: {
          ask: 'Wen greift das Rudel heute Nacht an?',
          done: 'Du stimmst dafür, {0} anzugreifen.',
          pick: 'Angreifen',
          pass: 'Niemanden',
        },
        whisper: { ask: 'Du bist dran mit Flüstern.', done: 'Du hast geflüstert.', pick: 'Flüstern' },
      },
      causes: { attack: kit.packCauses.kill },
      told: { attack_again: 'Im Rudel herrscht Stimmengleichheit. Stimmt noch einmal ab.' },
    },
    POSSESSED: {
      name: 'Besessener',
      summary: 'Ein Mensch, der mit den Werwölfen gewinnt, keinen von ihnen kennt und keinem bekannt ist.',
    },
    SEER: {
      name: 'Seherin',
      summary: 'Erfährt jede Nacht, ob eine andere Person Mensch oder Werwolf ist.',
      acts: { divine: 'weissagen' },
      cards: {
        divine: {
          ask: 'Wessen Wesen ergründest du heute Nacht?',
          done: 'Du ergründest {0}.',
          pick: 'Ergründen',
          pass: 'Niemanden ergründen',
        },
      },
      told: { divined: 'Die Weissagung über {0} zeigt: {answer}.' },
    },
    BODYGUARD: {
      name: 'Leibwache',
      summary: 'Beschützt jede Nacht eine andere Person vor dem Angriff der Werwölfe.',
      acts: { guard: 'bewachen' },
      cards: {
        guard: {
          ask: 'Wen bewachst du heute Nacht?',
          done: 'Du bewachst {0}.',
          pick: 'Bewachen',
          pass: 'Niemanden bewachen',
        },
      },
    },
    VILLAGER: { name: 'Dorfbewohner', summary: 'Hat keine Fähigkeit. Findet die Werwölfe durch Reden und Abstimmen.' },
    MEDIUM: {
      name: 'Medium',
      summary: 'Erfährt von allen Verbannten, ob es ein Mensch oder ein Werwolf war.',
      told: { medium: 'Der Geist von {0} zeigt: {answer}.' },
    },
  },
  options: {
    ...shared.options,
    talk: { label: 'Gespräch', words: 'Die Grenzen des Gesprächs.', of: speech },
    whisper: { label: 'Flüstern', words: 'Die Grenzen des Flüsterns.', of: speech },
    vote: {
      label: 'Verbannung',
      words: 'Die Abstimmung darüber, wer verbannt wird.',
      of: {
        max_count: {
          label: 'Wahlgänge',
          words:
            'Höchstens so viele: Bei Gleichheit wird neu gewählt, zuletzt entscheidet das Los. 0: keine Verbannung.',
        },
        allow_self_vote: { label: 'Für sich selbst stimmen', words: 'Man darf für sich selbst stimmen.' },
      },
    },
    attack_vote: {
      label: 'Angriff',
      words: 'Die Abstimmung des Rudels darüber, wen es angreift.',
      of: {
        max_count: { label: 'Wahlgänge', words: 'Höchstens so viele, wie bei der Verbannung. 0: kein Angriff.' },
        allow_self_vote: {
          label: 'Für sich selbst stimmen',
          words: 'Ein Werwolf darf für sich selbst stimmen. Es zählt nicht.',
        },
        allow_no_target: {
          label: 'Gleichheit verschont alle',
          words: 'Gleichheit im letzten Wahlgang trifft niemanden, statt dass das Los entscheidet.',
        },
      },
    },
    vote_visibility: {
      label: 'Stimmen zeigen',
      words: 'Alle erfahren, wer für wen gestimmt hat; beim Angriff nur das Rudel.',
    },
    max_day: { label: 'Letzter Tag', words: 'Der letzte Tag. -1: ohne Grenze.' },
    talk_on_first_day: { label: 'Flüstern am ersten Tag', words: 'Das Rudel flüstert schon am ersten Tag.' },
    max_continue_error_ratio: {
      label: 'Ausgefallene Plätze',
      words: 'Ist ein größerer Anteil der Plätze ausgefallen, endet das Spiel.',
    },
    timeout: {
      label: 'Fristen',
      words: 'Millisekunden.',
      of: {
        action: { label: 'Eine Antwort', words: 'Für einen Redebeitrag oder eine Wahl.' },
        response: { label: 'Lebenszeichen', words: 'Damit ein stilles Programm zeigt, dass es noch verbunden ist.' },
      },
    },
  },
};
