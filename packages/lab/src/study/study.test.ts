import { expect, test } from 'vitest';
import { type Experiment, setUp, tallyOf } from '../games/experiment.ts';
import { playPiece } from './piece.ts';
import { PIECE_GAMES, type PieceRunner, sampleOf, study } from './study.ts';

const table = (players: number, seed = 'study'): Experiment => ({
  rules: 'classic',
  options: {},
  players,
  seed,
  bots: { village: 'random', wolves: 'random' },
});
const runner: PieceRunner = async (piece) => playPiece({ ...piece, ms: 0 }); // one game at a time
const isEnough = ({ games }: { games: number }) => games >= 12;
const quietly = { onNews: () => {}, signal: new AbortController().signal };

test('every sample gets its games, in parallel', async () => {
  const samples = [sampleOf(table(5)), sampleOf(table(6)), sampleOf(table(7))];
  const seen: number[][] = [];
  const onNews = () => seen.push(samples.map(({ tally }) => tally?.games ?? 0));
  await study(samples, [runner, runner], { ...quietly, isEnough, onNews });
  expect(samples.map(({ tally }) => tally?.games)).toEqual([12, 12, 12].map((games) => expect.closeTo(games, -0.5)));
  for (const counts of seen) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

test('pieces have different games, and count like one run', async () => {
  const sample = sampleOf(table(5));
  const taken: number[] = [];
  const noting: PieceRunner = (piece) => {
    taken.push(piece.from);
    return runner(piece);
  };
  await study([sample], [noting], { ...quietly, isEnough });
  expect(taken).toEqual(Array.from({ length: 12 }, (_, i) => i * PIECE_GAMES));
  const setup = setUp(table(5));
  if (!setup.ok) throw new Error(setup.message);
  const wins = taken.map((from) => tallyOf(setup, from, from + 1).wins.town ?? 0);
  expect(sample.tally?.wins.town).toBe(wins.reduce((sum, won) => sum + won, 0));
});

test('an aborted study can be continued', async () => {
  const sample = sampleOf(table(5));
  const stop = new AbortController();
  const onNews = () => sample.tally && sample.tally.games >= 5 && stop.abort();
  await study([sample], [runner], { isEnough, onNews, signal: stop.signal });
  expect(sample.tally?.games).toBe(5);
  await study([sample], [runner], { ...quietly, isEnough });
  expect(sample.tally?.games).toBe(12);
});

test('an unplayable deck says why, and the others are played', async () => {
  const samples = [sampleOf(table(99)), sampleOf(table(5))];
  await study(samples, [runner], { ...quietly, isEnough });
  expect(samples[0]?.refusal?.code).toBe('bad_players');
  expect(samples[1]?.tally?.games).toBe(12);
});
