import type { Words } from '@moonrise/engine';
import { dawnWords, packWords, revealWords, sidesWords, voteWords } from '@moonrise/engine/kit';
import { HUMAN } from './sides.ts';

export const words: Words = {
  name: 'AIWolf',
  summary: 'The contest of programs that play Werewolf: talk by turns, sealed votes, six roles.',
  phases: { talk: 'Talk', whisper: 'Whisper', vote: 'Exile', divine: 'Divination', guard: 'Guard', attack: 'Attack' },
  teams: { VILLAGER: 'Villagers', WEREWOLF: 'Werewolves' },
  acts: { talk: 'speak', skip: 'skip this turn', over: 'say no more in this phase', vote: 'vote for' },
  answers: { [HUMAN]: 'Human' },
  told: {
    ...voteWords,
    ...packWords,
    ...revealWords,
    ...dawnWords,
    lot: 'The vote was tied, and the lot fell on {0}.',
    vote_again: 'The vote was tied. Vote again.',
  },
  ends: {
    ...sidesWords,
    stalemate: 'Ten days went by without a death.',
    max_day: 'The last day is over, and nobody has won.',
    errors: 'Too many players have dropped out.',
  },
};
