import type { SeatFacts } from './seat-facts.ts';

interface Achievement {
  readonly id: string; // the client has its texts
  readonly isEarned: (facts: SeatFacts) => boolean;
}

/** Achievements of a single game. Each is computed from facts of the log, without naming roles. */
export const achievements = [
  { id: 'victory', isEarned: ({ hasWon }) => hasWon },
  { id: 'for_the_village', isEarned: ({ hasWon, isWolf }) => hasWon && !isWolf },
  { id: 'full_moon', isEarned: ({ hasWon, isWolf }) => hasWon && isWolf },
  { id: 'all_mine', isEarned: ({ hasWon, winners }) => hasWon && winners === 1 },
  {
    id: 'last_of_the_pack',
    isEarned: (f) => f.hasWon && f.isWolf && f.isAlive && f.wolves > 1 && f.wolvesLiving === 1,
  },
  { id: 'whole_pack', isEarned: (f) => f.hasWon && f.isWolf && f.wolves > 1 && f.wolvesLiving === f.wolves },
  { id: 'still_standing', isEarned: ({ isAlive, players }) => isAlive && players >= 8 },
  { id: 'by_a_hair', isEarned: (f) => f.hasWon && !f.isWolf && f.isAlive && f.living <= 3 && f.players >= 6 },
  { id: 'from_beyond', isEarned: ({ hasWon, isAlive }) => hasWon && !isAlive },
  { id: 'martyr', isEarned: ({ hasWon, diedAs }) => hasWon && diedAs === 1 },
  { id: 'early_night', isEarned: ({ diedAs, players }) => diedAs === 1 && players >= 6 },
  { id: 'sharp_eye', isEarned: (f) => !f.isWolf && f.ballots >= 2 && f.onWolves === f.ballots },
  { id: 'every_voice', isEarned: ({ counts, ballots }) => counts >= 3 && ballots === counts },
  { id: 'hunting_party', isEarned: ({ isWolf, caught }) => !isWolf && caught >= 2 },
  { id: 'deciding_vote', isEarned: ({ isWolf, decided }) => !isWolf && decided > 0 },
  { id: 'one_voice', isEarned: ({ isWolf, unanimous }) => !isWolf && unanimous > 0 },
  { id: 'lone_voice', isEarned: ({ isWolf, alone }) => !isWolf && alone > 0 },
  { id: 'clean_hands', isEarned: (f) => f.hasWon && !f.isWolf && f.exiles > 0 && f.villagersExiled === 0 },
  { id: 'not_a_whisper', isEarned: (f) => f.hasWon && f.isWolf && f.counts >= 2 && f.named === 0 },
  { id: 'close_shave', isEarned: ({ hasWon, isAlive, narrow }) => hasWon && isAlive && narrow > 0 },
  { id: 'cold_blood', isEarned: ({ hasWon, isWolf, caught }) => hasWon && isWolf && caught > 0 },
  { id: 'guardian', isEarned: ({ rescues }) => rescues > 0 },
  { id: 'guardian_angel', isEarned: ({ rescues }) => rescues >= 2 },
  { id: 'third_eye', isEarned: ({ seen }) => seen > 0 },
  { id: 'nothing_hidden', isEarned: ({ seen }) => seen >= 2 },
  { id: 'silver_bullet', isEarned: ({ shot }) => shot > 0 },
  { id: 'last_word', isEarned: ({ avenged }) => avenged > 0 },
  { id: 'one_of_us', isEarned: ({ recruited }) => recruited > 0 },
  { id: 'turncoat', isEarned: ({ hasWon, turned }) => hasWon && turned > 0 },
  { id: 'fair_exchange', isEarned: ({ hasWon, isChanged, turned }) => hasWon && isChanged && turned === 0 },
  { id: 'silver_tongue', isEarned: (f) => f.hasWon && f.lines >= 5 && f.lines > f.mostLines },
  { id: 'strong_and_silent', isEarned: ({ hasWon, lines, mostLines }) => hasWon && lines === 0 && mostLines > 0 },
  { id: 'short_work', isEarned: ({ hasWon, rounds, players }) => hasWon && rounds <= 2 && players >= 6 },
  { id: 'long_night', isEarned: ({ isAlive, rounds }) => isAlive && rounds >= 6 },
  { id: 'crowded_house', isEarned: ({ hasWon, players }) => hasWon && players >= 12 },
  { id: 'small_circle', isEarned: ({ hasWon, players }) => hasWon && players <= 5 },
] as const satisfies readonly Achievement[];

export type AchievementId = (typeof achievements)[number]['id'];

export const earnedBy = (facts: SeatFacts): readonly AchievementId[] =>
  achievements.filter(({ isEarned }) => isEarned(facts)).map(({ id }) => id);
