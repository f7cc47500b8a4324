import { chance } from '@moonrise/bots';
import {
  type Command,
  clock,
  decide,
  type Game,
  prompts,
  type Ruleset,
  type SeatId,
  seedOf,
  start,
} from '@moonrise/engine';
import { ruleset, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { readStory } from '../testing/running-match.ts';
import { SharedPackets } from './game-packet.ts';
import { LogPackets } from './log-packets.ts';
import type { Match } from './match.ts';
import { NamedPackets } from './named-packets.ts';
import type { GameRow } from './rows.ts';
import { SliceCache } from './slice-cache.ts';
import { type StreamKind, storyOf } from './story.ts';
import { StoryReader } from './story-reader.ts';
import { wireIds } from './wire-ids.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
const sitters = NAMES.map((name) => ({ id: name, name, player: name }));
const rulesOf = (id: string): Ruleset => {
  const built = ruleset(id);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
};

/** A match that is only a list of rows. */
function replayed(rules: Ruleset, rows: GameRow[]) {
  const listeners = new Set<(row: GameRow) => void>();
  const listen = (listener: (row: GameRow) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const match = { id: 'g', begin: { sitters }, rules, rows, listen } as unknown as Match;
  const add = (row: GameRow) => {
    rows.push(row);
    for (const listener of listeners) listener(row);
  };
  return { match, add, listeners };
}
const rowWith = (seq: number, events: GameRow['events'], text = ''): GameRow =>
  ({
    seq,
    at: seq,
    command: { type: 'act', seat: 0, act: 'say', text },
    events,
    deadline: seq + 9,
  }) as unknown as GameRow;
/** Any legal command of a seat, or the end of the clock. */
function anything(game: Game, below: (n: number) => number): Command {
  const open = prompts(game);
  const prompt = open[below(open.length + 1)];
  const offer = prompt?.offers[below(prompt.offers.length)];
  if (!prompt || !offer) return { type: 'expire', clock: clock(game)?.key ?? '' };
  const first = below(Math.max(1, offer.from.length - offer.pick + 1));
  const text = offer.text === undefined ? {} : { text: `${below(1e6)}`.repeat(80) };
  const targets = offer.from.slice(first, first + offer.pick);
  return { type: 'act', seat: prompt.seat, act: offer.act, slot: prompt.slot, targets, ...text };
}
/** The rows of a random game with long lines. */
function randomRows(rules: Ruleset, steps: number): GameRow[] {
  const seed = seedOf(`story of ${rules.id}`);
  const below = chance(seed, 'steps');
  let decided = start(rules, { names: NAMES, seed });
  const rows: GameRow[] = [];
  while (decided.ok && rows.length < steps) {
    rows.push(rowWith(rows.length + 1, decided.events));
    if (decided.game.state.outcome) break;
    for (let next = decide(decided.game, anything(decided.game, below), seed); ; ) {
      if (next.ok) decided = next;
      if (next.ok) break;
      next = decide(decided.game, anything(decided.game, below), seed);
    }
  }
  return rows;
}
/** The packets made in one go, without slices. */
function inOneGo(rules: Ruleset, rows: readonly GameRow[], viewer: SeatId | null, kind: StreamKind): string[] {
  const named = { id: 'g', sitters, ids: wireIds(sitters), shared: new SharedPackets() };
  const projection = new (kind === 'log' ? LogPackets : NamedPackets)(rules, viewer, named);
  let n = 0;
  return rows.flatMap((row) => projection.packets(row).map((packet) => packet.numbered(++n)));
}
const viewers: (SeatId | null)[] = [null, 0, 3];
const kinds: StreamKind[] = ['named', 'log'];
const failed = (error: unknown) => {
  throw error;
};

test.each(rulesets.map(({ id }) => id))('in %s a story read in slices is the story made in one go', (id) => {
  const rules = rulesOf(id);
  const rows = randomRows(rules, 700);
  for (const viewer of viewers)
    for (const kind of kinds) {
      const expected = inOneGo(rules, rows, viewer, kind);
      const late = Math.floor(rows.length * 0.7);
      const { match, add } = replayed(rules, rows.slice(0, late));
      const [first, second]: [string[], string[]] = [[], []];
      readStory(match, viewer, kind, (packet) => first.push(packet));
      for (const row of rows.slice(late)) add(row);
      readStory(match, viewer, kind, (packet) => second.push(packet));
      expect(first).toEqual(expected);
      expect(second).toEqual(expected);
      for (const lastN of [1, Math.floor(expected.length / 2), expected.length, expected.length + 1]) {
        const reader = new StoryReader(storyOf(match, viewer, kind), { lastN, send: failed, failed });
        const rest: string[] = [];
        for (let packet = reader.next(); packet !== undefined; packet = reader.next()) rest.push(packet);
        expect(rest).toEqual(expected.slice(lastN <= expected.length ? lastN : 0));
        reader.close();
      }
    }
});

test('a story is made once for all its readers, and followed only while one of them has caught up', () => {
  const rules = rulesOf('classic');
  const { match, add, listeners } = replayed(rules, randomRows(rules, 5));
  const got: string[] = [];
  const stops = Array.from({ length: 50 }, () => readStory(match, null, 'named', (packet) => got.push(packet)));
  expect(listeners.size).toBe(1);
  const before = got.length;
  const said = { type: 'said', seat: 0, channel: 'global', text: 'hello', to: 'all' } as const;
  add(rowWith(6, [said]));
  expect(got.length).toBe(before + 50);
  expect(new Set(got.slice(before)).size).toBe(1);
  for (const stop of stops) stop();
  expect(listeners.size).toBe(0);
});

test('a reader that is not asked makes no packets beyond its slice', () => {
  const rules = rulesOf('classic');
  const rows = randomRows(rules, 1);
  for (let seq = 2; seq < 3_000; seq++)
    rows.push(rowWith(seq, [{ type: 'said', seat: 0, channel: 'global', text: 'x'.repeat(2_000), to: 'all' }]));
  const { match } = replayed(rules, rows);
  const story = storyOf(match, null, 'named');
  const reader = new StoryReader(story, { lastN: 0, send: failed, failed });
  reader.next();
  expect(story.length).toBeLessThan(100);
});

test('the cache forgets the slice that was not used for the longest time', () => {
  const cache = new SliceCache<string>(10);
  const [a, b, c] = [{}, {}, {}];
  cache.set(a, 'a', 5);
  cache.set(b, 'b', 4);
  expect(cache.get(a)).toBe('a');
  cache.set(c, 'c', 2);
  expect([a, b, c].map((slice) => cache.get(slice))).toEqual(['a', undefined, 'c']);
});
