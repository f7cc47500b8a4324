import { type Command, clock, decide, type Game, seedOf, start } from '@moonrise/engine';
import { serverEvents } from '@moonrise/protocol';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { SharedPackets } from './game-packet.ts';
import { LogPackets } from './log-packets.ts';
import type { GameRow } from './rows.ts';
import { wireIds } from './wire-ids.ts';

const SEED = seedOf('locks');
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus'];
const sitters = NAMES.map((name) => ({ id: `${name}-id`, name, player: name }));

/** The locks of each seat after these commands, then those of a spectator. */
function locksAfter(rules: string, cards: string, commands: readonly ('time' | Command)[] = []) {
  const roles = cards.split(' ');
  const counts: Record<string, number> = {};
  for (const role of roles) counts[role] = (counts[role] ?? 0) + 1;
  const built = ruleset(rules, { roles: counts });
  if (!built.ok) throw new Error(built.message);
  const seats = roles.length - (built.rules.centre ?? 0);
  const rows: GameRow[] = [];
  let game: Game;
  const take = (decided: ReturnType<typeof decide>) => {
    if (!decided.ok) throw new Error(decided.message);
    rows.push({ at: 1, command: { type: 'hasten' }, events: decided.events, deadline: 2 } as unknown as GameRow);
    game = decided.game;
  };
  take(start(built.rules, { names: NAMES.slice(0, seats), seed: SEED, cards: roles }));
  for (const command of commands)
    take(decide(game!, command === 'time' ? { type: 'expire', clock: clock(game!)?.key ?? '' } : command, SEED));
  return [...NAMES.slice(0, seats).keys(), null].map((viewer) => {
    const named = { id: 'g', sitters: sitters.slice(0, seats), ids: wireIds(sitters), shared: new SharedPackets() };
    const projection = new LogPackets(built.rules, viewer, named);
    const data = rows.flatMap((row) => projection.packets(row)).at(-1)?.data;
    return serverEvents.events.payload.parse({ n: 1, ...data }).locks;
  });
}

const act = (seat: number, id: string, ...targets: number[]): Command => ({ type: 'act', seat, act: id, targets });

test('at night the village learns that chat is locked; the pack’s own channel is open', () => {
  const [wolf, villager] = locksAfter('moonrise', 'wolf villager seer doctor villager');
  expect(wolf).toEqual([
    { slot: 'global', why: 'chat_locked' },
    { slot: 'dead', why: 'dead_only' },
  ]);
  expect(villager).toEqual(wolf);
});

test('by day the pack learns that its channel opens at night; others do not learn that it exists', () => {
  const [wolf, villager, , , , spectator] = locksAfter('moonrise', 'wolf villager seer doctor villager', ['time']);
  expect(wolf).toEqual([
    { slot: 'dead', why: 'dead_only' },
    { slot: 'wolves', why: 'pack_by_day' },
  ]);
  expect(villager).toEqual([{ slot: 'dead', why: 'dead_only' }]);
  expect(spectator).toEqual([]);
});

test('dead players learn why they cannot vote or speak to the living', () => {
  const killed = [act(0, 'kill', 1), 'time'] as const; // the night ends with the kill, then the day
  const [, dead] = locksAfter('moonrise', 'wolf villager villager villager villager', killed);
  expect(dead).toEqual([
    { slot: 'vote', why: 'dead_vote' },
    { slot: 'global', why: 'dead_to_living' },
  ]);
});

test('only a muted player learns of it', () => {
  const muted = [act(0, 'mute', 1), 'time'] as const;
  const [, silenced, other] = locksAfter('moonrise', 'shadowWolf villager villager villager villager', muted);
  expect(silenced).toContainEqual({ slot: 'global', why: 'muted' });
  expect(other).toEqual([{ slot: 'dead', why: 'dead_only' }]);
});

test('a player who waits for their turn learns whose it is, by seat', () => {
  const all = locksAfter('aiwolf', 'WEREWOLF POSSESSED SEER VILLAGER VILLAGER');
  const [speaker] = all.flatMap((locks) => locks.flatMap(({ about = [] }) => about));
  expect(speaker).toBeTypeOf('number');
  for (const [seat, locks] of all.slice(0, -1).entries())
    expect(locks).toEqual(seat === speaker ? [] : [{ slot: 'speech', why: 'turn', about: [speaker] }]);
});

test('a used-up act says why', () => {
  const robbed = ['time', act(0, 'rob', 1)] as const;
  const [robber] = locksAfter('one-night', 'robber villager villager werewolf werewolf seer', robbed);
  expect(robber).toContainEqual({ slot: 'rob', why: 'robbed_once' });
});
