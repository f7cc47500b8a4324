import { de as guests } from '../../guests/languages/de.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { de as shared } from '../../languages/de.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const de: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Launch',
    summary: 'Fünf Rollen, zwei Phasen: Die Nacht tötet, am Tag wird geredet und offen abgestimmt.',
    phases: { night: 'Nacht', day: 'Tag', hunter_revenge: 'Rache des Jägers', prayer: 'Gebet' },
    teams: { town: 'Dorf', wolves: 'Wölfe', neutral: 'Ohne Seite' },
    wins: {
      town: 'Gewinnt, wenn kein Werwolf mehr lebt.',
      wolves: 'Gewinnt, sobald es ebenso viele Wölfe wie andere gibt.',
      neutral: 'Gewinnt mit der Siegerseite, wenn am Ende noch am Leben.',
    },
    acts: { vote: 'stimmen für', say: 'etwas sagen' },
    cards: { ...kit.voteCards, ...chatWords.cards },
    told: { ...voteWords, ...packWords, ...revealWords, quiet: dawnWords.quiet },
    ends: kit.sidesWords,
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: chatWords.channels,
  },
  roles: {
    villager: {
      name: 'Dorfbewohner',
      summary: 'Schläft nachts. Lockt am Tag mit Worten die Werwölfe aus ihrem Versteck und stimmt ab.',
    },
    werewolf: {
      name: 'Werwolf',
      summary: 'Kennt das Rudel und einigt sich mit ihm jede Nacht auf ein Opfer.',
      acts: { kill: 'jagen' },
      cards: kit.packCards,
      causes: kit.packCauses,
    },
    seer: {
      name: 'Seherin',
      summary: 'Erfährt jede Nacht, ob eine andere Person ein Werwolf ist.',
      acts: { scan: 'prüfen' },
      cards: { scan: { ask: 'Wen prüfst du heute Nacht?', done: 'Du prüfst {0}.', pick: 'Prüfen' } },
      told: { scanned: '{0} erscheint als: {answer}.' },
    },
    doctor: {
      name: 'Arzt',
      summary: 'Beschützt jede Nacht eine lebende Person, auch sich selbst.',
      acts: { save: 'beschützen' },
      cards: { save: { ask: 'Wen beschützt du heute Nacht?', done: 'Du beschützt {0}.', pick: 'Beschützen' } },
    },
    hunter: {
      name: 'Jäger',
      summary: 'Nimmt beim Sterben jemanden mit, in der Nacht wie bei der Abstimmung.',
      acts: { revenge: 'erschießen' },
      cards: kit.revengeCards,
      causes: kit.revengeCauses,
      told: kit.revengeWords,
    },
    ...guests,
  },
  options: {
    ...shared.options,
    doctor: {
      label: 'Arzt',
      words:
        'Wen der Arzt nicht zwei Nächte hintereinander beschützen darf: ohne Grenze, niemanden oder nicht sich selbst.',
      names: { none: 'Ohne Grenze', no_repeat: 'Niemanden zweimal', no_self_repeat: 'Nicht sich selbst zweimal' },
    },
    seer_log: {
      label: 'Notizen der Seherin',
      words: 'Was die Seherin nachschlagen kann: nur das letzte Ergebnis oder alle.',
      names: { latest: 'Das letzte', all: 'Alle' },
    },
  },
};
