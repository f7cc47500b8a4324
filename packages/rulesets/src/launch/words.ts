import type { Words } from '@moonrise/engine';
import {
  chatWords,
  dawnWords,
  packWords,
  revealWords,
  sidesWords,
  voteCards,
  voteCauses,
  voteWhys,
  voteWords,
} from '@moonrise/engine/kit';

export const words = {
  name: 'Launch',
  summary: 'Five roles and two phases: attacks by night, discussion and open votes by day.',
  phases: { night: 'Night', day: 'Day', hunter_revenge: 'Hunter revenge', prayer: 'Prayer' },
  teams: { town: 'Town', wolves: 'Wolves', neutral: 'No side' },
  wins: {
    town: 'Wins when no Werewolf is left.',
    wolves: 'Wins as soon as the wolves equal everyone else.',
    neutral: 'Wins with the winning side, if alive at the end.',
  },
  acts: { vote: 'vote for', say: 'say something' },
  cards: { ...voteCards, ...chatWords.cards },
  told: { ...voteWords, ...packWords, ...revealWords, quiet: dawnWords.quiet },
  ends: sidesWords,
  causes: { ...voteCauses },
  whys: { ...voteWhys, ...chatWords.whys },
  channels: chatWords.channels,
} as const satisfies Words;
