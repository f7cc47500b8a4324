import { expect, test } from 'vitest';
import { type Experiment, setUp, tallyOf } from '../games/experiment.ts';
import { merge } from '../statistics/tally.ts';
import { playPiece } from '../study/piece.ts';
import type { PieceRunner } from '../study/study.ts';
import { fairerSet, type Search, unevenness } from './fairer.ts';
import { swapsOf } from './swaps.ts';

/** Random bots: only the card counts matter here, and games are fast. */
function searchIn(players: number, roles: Readonly<Record<string, number>>): Search {
  const bots = { village: 'random', wolves: 'random' };
  const experiment: Experiment = { rules: 'classic', options: { roles }, players, seed: 'fair', bots };
  const setup = setUp(experiment);
  if (!setup.ok) throw new Error(setup.message);
  return {
    experiment,
    deck: setup.deck,
    tally: tallyOf(setup, 0, 400),
    sides: ['town', 'mafia'],
    runners: [runner],
    swapsOf: async (of, stronger) => swapsOf(of, stronger),
    signal: new AbortController().signal,
    onProgress: () => {},
  };
}
const runner: PieceRunner = async (piece) => {
  const tally = playPiece({ ...piece, ms: 0 });
  for (let more = 1; more < 4; more++) {
    const next = playPiece({ ...piece, from: piece.from + more, ms: 0 });
    if (!('ok' in tally) && !('ok' in next)) merge(tally, next);
  }
  return tally;
};

test('three wolves among eight are one too many: one swap, proven with fresh games', async () => {
  const search = searchIn(8, { werewolf: 3, villager: 5 });
  const shares: number[] = [];
  const found = await fairerSet({ ...search, onProgress: (share) => shares.push(share) });
  expect(found?.swaps.length).toBeGreaterThan(0);
  expect(found?.swaps.every(({ out }) => out === 'werewolf')).toBe(true);
  expect(found && unevenness(found.tally, search.sides)).toBeLessThan(unevenness(search.tally, search.sides) - 0.2);
  expect(found?.tally.games).toBeGreaterThanOrEqual(300);
  expect(Object.values(found?.deck ?? {}).reduce((sum, cards) => sum + cards, 0)).toBe(8);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('without a useful swap the result is undefined', async () => {
  const search = searchIn(4, { werewolf: 1, villager: 3 });
  expect(unevenness(search.tally, search.sides)).toBeGreaterThan(0.3);
  expect(await fairerSet(search)).toBeUndefined();
});

test('a deck whose games fail is left out, and the search goes on', async () => {
  const search = searchIn(8, { werewolf: 3, villager: 5 });
  const failing: PieceRunner = async (piece) => {
    const { roles } = piece.experiment.options as { roles: Record<string, number> };
    if (roles.seer) throw new Error('a fault');
    return runner(piece);
  };
  const found = await fairerSet({ ...search, runners: [failing] });
  expect(found?.swaps.length).toBeGreaterThan(0);
  expect(found?.deck.seer ?? 0).toBe(0);
});

test('an aborted search finds nothing, even near its end', async () => {
  const stop = new AbortController();
  const onProgress = (share: number) => share > 0.45 && stop.abort();
  const search = searchIn(8, { werewolf: 3, villager: 5 });
  expect(await fairerSet({ ...search, onProgress, signal: stop.signal })).toBeUndefined();
  expect(stop.signal.aborted).toBe(true);
});
