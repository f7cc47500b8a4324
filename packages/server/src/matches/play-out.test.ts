import { type Ruleset, seedOf, start } from '@moonrise/engine';
import { ruleset, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemoryLog } from '../testing/memory-log.ts';
import { readStory } from '../testing/running-match.ts';
import { localThinking } from '../thinking/local-thinking.ts';
import { GameBots } from './game-bots.ts';
import { Match } from './match.ts';
import { longestUnattended } from './round-length.ts';
import type { HostCommand, StartCommand } from './rows.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const fail = (error: unknown) => {
  throw error;
};
function rulesOf(id: string): Ruleset {
  const built = ruleset(id);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
}
async function dealt(id: string, seed: string) {
  const clock = new ManualClock(0);
  const log = new MemoryLog();
  const sitters = NAMES.map((name) => ({ id: name, name, player: name }));
  const begin: StartCommand = { type: 'start', room: 'room/r', rules: id, options: {}, sitters };
  const outage = { since: 0, mostGivenBack: 0 };
  const world = { store: log.store, clock, outage, limits: defaultLimits, quarantine: fail, trouble: fail };
  const match = new Match(world, 'g', begin, rulesOf(id), seedOf(seed));
  await match.open([]);
  return { match, clock, log };
}
/** The packets of all viewers. */
function viewsOf(match: Match): string[] {
  const viewers = [null, ...match.begin.sitters.keys()];
  return viewers.flatMap((viewer) =>
    (['named', 'log'] as const).map((kind) => {
      const packets: string[] = [];
      readStory(match, viewer, kind, (packet) => packets.push(packet))();
      return packets.join('\n');
    }),
  );
}
const ids = rulesets.map(({ id }) => id);

test.each(ids)('in %s no viewer is told that players are gone, back, or played for', async (id) => {
  const { match } = await dealt(id, 'a table');
  const before = viewsOf(match);
  for (const type of ['unattended', 'attended', 'unattended', 'play_out'] as const)
    expect(await match.host({ type } satisfies HostCommand)).toEqual({ ok: true });
  expect(match.rows.length).toBe(5);
  expect(viewsOf(match)).toEqual(before);
  await match.close();
});

test.each(ids)('in %s the moment at which bots take over does not depend on the cards', (id) => {
  const lengths = ['one', 'two', 'three', 'four'].map((seed) => {
    const started = start(rulesOf(id), { names: NAMES, seed: seedOf(seed) });
    return started.ok && longestUnattended(started.game);
  });
  expect(new Set(lengths).size).toBe(1);
});

test.each(ids)('in %s every row of a game that is played out has the same time, whatever the cards are', async (id) => {
  for (const seed of ['one', 'two', 'three']) {
    const { match, clock, log } = await dealt(id, seed);
    const world = {
      clock,
      thinking: localThinking,
      playerOf: fail,
      thought: async () => {},
      timed: () => {},
      failed: fail,
    };
    const bots = new GameBots(world as never, match);
    clock.skip(7_777);
    await match.host({ type: 'play_out' });
    for (let turns = 0; !match.isOver && turns < 20_000; turns++) await turn();
    expect(match.isOver).toBe(true);
    expect(new Set(log.rows.slice(1).map(({ at }) => at))).toEqual(new Set([7_777]));
    expect(log.rows.some(({ command }) => 'text' in (command as object) && (command as { text?: string }).text)).toBe(
      false,
    );
    bots.close();
    await match.close();
  }
});

test('a game with a long chat is played out in short slices', async () => {
  const { match, clock } = await dealt('classic', 'chatty');
  for (let i = 0; i < 400; i++)
    await match.submit({
      type: 'act',
      seat: i % 5,
      act: 'say',
      slot: 'global',
      text: `Bob is a wolf, I am the seer ${i}`,
    });
  const world = {
    clock,
    thinking: localThinking,
    playerOf: fail,
    thought: async () => {},
    timed: () => {},
    failed: fail,
  };
  const bots = new GameBots(world as never, match);
  const rows: number[] = [];
  await match.host({ type: 'play_out' });
  let slices = 0;
  for (; !match.isOver && slices < 20_000; slices++) {
    const before = match.rows.length;
    await turn();
    rows.push(match.rows.length - before);
  }
  expect(slices).toBeGreaterThan(match.begin.sitters.length);
  expect(Math.max(...rows)).toBeLessThan(5); // other games run between them
  bots.close();
  await match.close();
});
