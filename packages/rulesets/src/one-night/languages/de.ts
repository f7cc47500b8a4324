import type { Catalogue } from '../../languages/catalogue.ts';
import { de as shared } from '../../languages/de.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, voteWords, ...kit } = shared.kit;

export const de: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Eine Nacht',
    summary:
      'Eine Nacht, in der Karten den Besitzer wechseln, ein Tag, eine Abstimmung. Was du warst, bist du nicht mehr.',
    phases: { reveal: 'Kartenansicht', night: 'Nacht', day: 'Tag' },
    teams: { village: 'Dorf', werewolf: 'Werwolf-Team', tanner: 'Gerber' },
    wins: {
      village: 'Gewinnt, wenn ein Werwolf ausscheidet, oder wenn niemand ausscheidet und kein Werwolf am Tisch sitzt.',
      werewolf:
        'Gewinnt, wenn kein Werwolf ausscheidet, obwohl einer am Tisch sitzt, oder wenn jemand anderes ausscheidet.',
      tanner: 'Gewinnt allein, wenn er ausscheidet.',
    },
    acts: { vote: 'stimmen für', say: 'etwas sagen', done: 'sagen, dass du fertig bist' },
    cards: {
      vote: { ...kit.voteCards.vote, remind: 'Du hast noch nicht abgestimmt. Noch {n} Sekunden.' },
      ...chatWords.cards,
      done: { ask: 'Fertig für heute Nacht?', done: 'Du bist für heute Nacht fertig.', pick: 'Fertig' },
    },
    told: {
      eliminated: voteWords.eliminated,
      no_votes: voteWords.no_votes,
      one_vote_each: 'Mehrere hatten je eine Stimme. Niemand scheidet aus.',
      scanned: 'Du hast dir {0} angesehen und gesehen: {answer}.',
    },
    ends: {
      tanner_out: 'Der Gerber ist ausgeschieden.',
      werewolf_out: 'Ein Werwolf ist ausgeschieden.',
      no_werewolf_out: 'Jemand ist ausgeschieden, aber kein Werwolf.',
      no_werewolf_team: 'Jemand ist ausgeschieden, doch das ganze Werwolf-Team liegt in der Mitte: Niemand gewinnt.',
      werewolf_hidden: 'Niemand ist ausgeschieden, und ein Werwolf sitzt am Tisch.',
      no_werewolf: 'Niemand ist ausgeschieden, und am Tisch sitzt kein Werwolf.',
    },
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: { global: chatWords.channels.global },
  },
  roles: {
    werewolf: {
      name: 'Werwolf',
      summary: 'Sieht die anderen Werwölfe und hofft, dass keiner von ihnen ausscheidet.',
      acts: { lonePeek: 'ansehen' },
      cards: {
        lonePeek: {
          ask: 'Einsamer Werwolf: Welche Karte in der Mitte siehst du dir an?',
          done: 'Du siehst dir {0} an.',
          pick: 'Ansehen',
          pass: 'Nichts ansehen',
        },
      },
      told: {
        lone_werewolf: 'Du bist der einzige Werwolf am Tisch.',
        move_lonePeek: '{0}, allein als Werwolf, hat {1} angesehen.',
      },
      whys: {
        looked_once: 'Du hast schon nachgesehen: Eine Karte ist genug.',
        not_alone: 'Nur wer allein Werwolf ist, darf in die Mitte schauen.',
      },
    },
    minion: {
      name: 'Günstling',
      summary: 'Sieht die Werwölfe, die ihn nicht sehen. Gewinnt mit ihnen und darf für sie ausscheiden.',
      told: { lone_minion: 'Am Tisch sitzt kein Werwolf. Du gewinnst und verlierst trotzdem mit dem Werwolf-Team.' },
    },
    mason: {
      name: 'Freimaurer',
      summary: 'Sieht die anderen Freimaurer: jemand zum Vertrauen, wenn die Karte nicht vertauscht wurde.',
      told: { lone_mason: 'Außer dir ist am Tisch niemand Freimaurer.' },
    },
    seer: {
      name: 'Seherin',
      summary: 'Sieht sich die Karte einer anderen Person an, oder zwei der Karten in der Mitte.',
      acts: { peek: 'ansehen', peekCenter: 'ansehen' },
      cards: {
        peek: {
          ask: 'Seherin: Wessen Karte siehst du dir an?',
          done: 'Du siehst dir {0} an.',
          pick: 'Jemanden ansehen',
          pass: 'Nichts ansehen',
        },
        peekCenter: {
          ask: 'Seherin: Welche zwei Karten in der Mitte siehst du dir an?',
          done: 'Du siehst dir {0} und {1} an.',
          pick: 'In die Mitte sehen',
          pass: 'Nichts ansehen',
        },
      },
      told: {
        move_peek: '{0}, die Seherin, hat {1} angesehen.',
        move_peekCenter: '{0}, die Seherin, hat {1} und {2} angesehen.',
      },
      whys: { looked: 'Du hast schon nachgesehen: eine Person oder zwei Karten in der Mitte, mehr nicht.' },
    },
    robber: {
      name: 'Räuber',
      summary: 'Tauscht die Karte mit einer anderen Person, sieht die neue und gehört zu deren Team.',
      acts: { rob: 'ausrauben' },
      cards: {
        rob: {
          ask: 'Räuber: Wessen Karte nimmst du?',
          done: 'Du raubst {0} aus.',
          pick: 'Ausrauben',
          pass: 'Niemanden ausrauben',
        },
      },
      told: {
        robbed: 'Du hast die Karte von {0} genommen. Jetzt bist du: {answer}.',
        move_rob: '{0}, der Räuber, hat die Karte mit {1} getauscht.',
      },
      whys: { robbed_once: 'Du hast jemanden ausgeraubt und die Karte gesehen: Dabei bleibt es.' },
    },
    troublemaker: {
      name: 'Unruhestifterin',
      summary: 'Vertauscht die Karten zweier anderer Personen, ohne sie anzusehen.',
      acts: { swap: 'die Karten vertauschen von' },
      cards: {
        swap: {
          ask: 'Unruhestifterin: Wessen Karten vertauschst du?',
          done: 'Du vertauschst die Karten von {0} und {1}.',
          pick: 'Vertauschen',
          pass: 'Nichts vertauschen',
        },
      },
      told: { move_swap: '{0}, die Unruhestifterin, hat die Karten von {1} und {2} vertauscht.' },
    },
    drunk: {
      name: 'Betrunkener',
      summary: 'Tauscht die eigene Karte gegen eine aus der Mitte und weiß nicht, welche es ist.',
      acts: { drink: 'die eigene Karte tauschen mit' },
      cards: {
        drink: {
          ask: 'Betrunkener: Welche Karte aus der Mitte nimmst du?',
          done: 'Du tauschst deine Karte mit {0}.',
          pick: 'Tauschen',
          pass: 'Meine Karte behalten',
        },
      },
      told: { move_drink: '{0}, der Betrunkene, hat die Karte mit {1} getauscht.' },
    },
    insomniac: {
      name: 'Schlaflose',
      summary: 'Sieht die eigene Karte noch einmal, wenn alle anderen fertig sind.',
      told: { woken: 'Die Nacht ist vorbei. Jetzt bist du: {answer}.' },
    },
    villager: { name: 'Dorfbewohner', summary: 'Sieht nichts und bewegt nichts. Zuhören, nachdenken, abstimmen.' },
    tanner: { name: 'Gerber', summary: 'Will ausscheiden und gewinnt dann allein.' },
  },
  options: {
    ...shared.options,
    ballots: { ...shared.options.ballots, words: 'Hier ohne Wirkung: Die Abstimmung ist immer geheim.' },
    reveal: { ...shared.options.reveal, words: 'Hier ohne Wirkung: Am Ende liegen alle Karten offen.' },
    lone_wolf_peek: {
      label: 'Einsamer Werwolf schaut',
      words: 'Wer am Tisch allein Werwolf ist, darf sich eine Karte in der Mitte ansehen.',
    },
  },
};
