import type { Words } from '@moonrise/engine';
import {
  chatWords,
  dawnWords,
  packWords,
  revealWords,
  voteCards,
  voteCauses,
  voteWhys,
  voteWords,
} from '@moonrise/engine/kit';

export const words = {
  name: 'Moonrise',
  summary: 'Ten roles: bites, shots, last revenges, and a ghost that takes up what the dead were.',
  phases: { night: 'Night', day: 'Day', voting: 'Voting', hunter_revenge: 'Hunter Revenge' },
  teams: { good: 'Village', bad: 'Werewolves' },
  acts: { vote: 'vote for', say: 'say something' },
  cards: { ...voteCards, ...chatWords.cards },
  told: {
    ...dawnWords,
    ...packWords,
    ...revealWords,
    nightfall: 'Night falls over the village. Everybody goes to sleep.',
    eliminated: voteWords.eliminated,
    no_votes: voteWords.no_votes,
    no_majority: voteWords.no_majority,
    glitch: '⚠️ SYSTEM GLITCH: the role of {0} has leaked! It is surely {answer}... perhaps...',
  },
  ends: {
    wolves_gone: 'No werewolf is left.',
    parity: 'The werewolves are as many as all others together.',
    max_rounds: 'Maximum rounds (10) reached',
  },
  causes: { ...voteCauses },
  marks: chatWords.marks,
  whys: { ...voteWhys, ...chatWords.whys },
  channels: chatWords.channels,
} as const satisfies Words;
