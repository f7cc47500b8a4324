import type { Words } from '@moonrise/engine';
import { dawnWords, packWords, revealWords, sidesWords, voteWords } from '@moonrise/engine/kit';

export const words: Words = {
  name: 'Launch',
  summary: 'Five roles, two phases: the night kills, the day talks and votes in the open.',
  phases: { night: 'Night', day: 'Day', hunter_revenge: 'Hunter revenge' },
  teams: { town: 'Town', wolves: 'Wolves' },
  acts: { vote: 'vote for', say: 'say something' },
  told: { ...voteWords, ...packWords, ...revealWords, quiet: dawnWords.quiet },
  ends: sidesWords,
};
