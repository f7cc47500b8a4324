import { describe, expect, test } from 'vitest';
import { type AchievementId, achievements, earnedBy } from './achievements.ts';
import type { SeatFacts } from './seat-facts.ts';

/** A villager who lost an average game and did nothing in it. */
const idle: SeatFacts = {
  players: 7,
  rounds: 3,
  role: 'r',
  isChanged: false,
  isWolf: false,
  hasWon: false,
  winners: 4,
  isAlive: false,
  diedAs: 3,
  living: 4,
  wolves: 2,
  wolvesLiving: 1,
  exiles: 2,
  villagersExiled: 2,
  counts: 2,
  ballots: 0,
  onWolves: 0,
  caught: 0,
  decided: 0,
  unanimous: 0,
  alone: 0,
  named: 1,
  narrow: 0,
  rescues: 0,
  seen: 0,
  shot: 0,
  avenged: 0,
  recruited: 0,
  turned: 0,
  lines: 2,
  mostLines: 9,
};
type Some = Partial<SeatFacts>;
const won: Some = { hasWon: true };
const wolf: Some = { hasWon: true, isWolf: true };
const here: Some = { isAlive: true, diedAs: null };

/** For each: facts that earn it, and a change with which it is just missed. */
const cases: Readonly<Record<AchievementId, readonly [earns: Some, misses: Some]>> = {
  victory: [won, { hasWon: false }],
  for_the_village: [won, { isWolf: true }],
  full_moon: [wolf, { isWolf: false }],
  all_mine: [{ ...won, winners: 1 }, { winners: 2 }],
  last_of_the_pack: [{ ...wolf, ...here, wolves: 2, wolvesLiving: 1 }, { wolvesLiving: 2 }],
  whole_pack: [{ ...wolf, wolves: 2, wolvesLiving: 2 }, { wolvesLiving: 1 }],
  still_standing: [{ ...here, players: 8 }, { players: 7 }],
  by_a_hair: [{ ...won, ...here, living: 3, players: 6 }, { living: 4 }],
  from_beyond: [won, here],
  martyr: [{ ...won, diedAs: 1 }, { diedAs: 2 }],
  early_night: [{ diedAs: 1, players: 6 }, { players: 5 }],
  sharp_eye: [{ ballots: 2, onWolves: 2 }, { onWolves: 1 }],
  every_voice: [{ counts: 3, ballots: 3 }, { ballots: 2 }],
  hunting_party: [{ caught: 2 }, { caught: 1 }],
  deciding_vote: [{ decided: 1 }, { decided: 0 }],
  one_voice: [{ unanimous: 1 }, { unanimous: 0 }],
  lone_voice: [{ alone: 1 }, { isWolf: true }],
  clean_hands: [{ ...won, exiles: 1, villagersExiled: 0 }, { villagersExiled: 1 }],
  not_a_whisper: [{ ...wolf, counts: 2, named: 0 }, { named: 1 }],
  close_shave: [{ ...won, ...here, narrow: 1 }, { narrow: 0 }],
  cold_blood: [{ ...wolf, caught: 1 }, { caught: 0 }],
  guardian: [{ rescues: 1 }, { rescues: 0 }],
  guardian_angel: [{ rescues: 2 }, { rescues: 1 }],
  third_eye: [{ seen: 1 }, { seen: 0 }],
  nothing_hidden: [{ seen: 2 }, { seen: 1 }],
  silver_bullet: [{ shot: 1 }, { shot: 0 }],
  last_word: [{ avenged: 1 }, { avenged: 0 }],
  one_of_us: [{ recruited: 1 }, { recruited: 0 }],
  turncoat: [{ ...won, turned: 1, isChanged: true }, { hasWon: false }],
  fair_exchange: [{ ...won, isChanged: true }, { turned: 1 }],
  silver_tongue: [{ ...won, lines: 5, mostLines: 4 }, { mostLines: 5 }],
  strong_and_silent: [{ ...won, lines: 0, mostLines: 1 }, { lines: 1 }],
  short_work: [{ ...won, rounds: 2 }, { rounds: 3 }],
  long_night: [{ ...here, rounds: 6 }, { rounds: 5 }],
  crowded_house: [{ ...won, players: 12 }, { players: 11 }],
  small_circle: [{ ...won, players: 5 }, { players: 6 }],
};

test('there are at least 25, with different names', () => {
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length);
  expect(achievements.length).toBeGreaterThanOrEqual(25);
  expect(earnedBy(idle)).toEqual([]);
});

describe.each(achievements.map(({ id }) => id))('%s', (id) => {
  const [earns, misses] = cases[id];
  test('is earned', () => expect(earnedBy({ ...idle, ...earns })).toContain(id));
  test('is just missed', () => expect(earnedBy({ ...idle, ...earns, ...misses })).not.toContain(id));
});
