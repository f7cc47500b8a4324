import type { Words } from '@moonrise/engine';
import { dawnWords, packWords, revealWords, sidesWords, voteWords } from '@moonrise/engine/kit';

export const words: Words = {
  name: 'Classic',
  summary: 'Four roles, the day first. Talk, vote, and fear the night.',
  phases: { day: 'Day', voting: 'Voting', night: 'Night' },
  teams: { town: 'Town', mafia: 'Mafia' },
  acts: { vote: 'vote for', say: 'say something' },
  told: { ...voteWords, ...packWords, ...revealWords, ...dawnWords },
  ends: sidesWords,
};
