import { de as guests } from '../../guests/languages/de.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { de as shared } from '../../languages/de.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const de: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Klassisch',
    summary: 'Vier Rollen, der Tag zuerst. Reden, abstimmen und die Nacht fürchten.',
    phases: { day: 'Tag', voting: 'Abstimmung', night: 'Nacht', prayer: 'Gebet' },
    teams: { town: 'Dorf', mafia: 'Mafia', neutral: 'Ohne Seite' },
    wins: {
      town: 'Gewinnt, wenn kein Werwolf mehr lebt.',
      mafia: 'Gewinnt, sobald es ebenso viele Wölfe wie andere gibt.',
      neutral: 'Gewinnt mit der Siegerseite, wenn am Ende noch am Leben.',
    },
    acts: { vote: 'stimmen für', say: 'etwas sagen' },
    cards: { ...kit.voteCards, ...chatWords.cards },
    told: { ...voteWords, ...packWords, ...revealWords, ...dawnWords },
    ends: kit.sidesWords,
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: chatWords.channels,
    screen: {
      start: 'Spiel starten',
      end_phase: 'Abstimmung starten',
      wait_night: 'Warten, bis die Nacht vorbei ist …',
      to_lobby: 'Zurück zur Lobby',
    },
  },
  roles: {
    villager: {
      name: 'Dorfbewohner',
      summary: 'Tut nachts nichts. Findet die Werwölfe durch Reden und Abstimmen.',
    },
    werewolf: {
      name: 'Werwolf',
      summary: 'Kennt das Rudel und sucht jede Nacht mit ihm das Opfer aus.',
      acts: { kill: 'zum Töten wählen' },
      cards: kit.packCards,
      causes: kit.packCauses,
    },
    seer: {
      name: 'Seherin',
      summary: 'Erfährt jede Nacht die Rolle einer lebenden Person.',
      acts: { scan: 'ansehen' },
      cards: {
        scan: { ask: 'Wessen Rolle siehst du dir heute Nacht an?', done: 'Du siehst dir {0} an.', pick: 'Ansehen' },
      },
      told: { scanned: 'Die Rolle von {0}: {answer}.' },
    },
    doctor: {
      name: 'Arzt',
      summary: 'Beschützt jede Nacht eine lebende Person, auch sich selbst.',
      acts: { save: 'beschützen' },
      cards: { save: { ask: 'Wen beschützt du heute Nacht?', done: 'Du beschützt {0}.', pick: 'Beschützen' } },
    },
    ...guests,
  },
  options: shared.options,
};
