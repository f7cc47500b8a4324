// What random bots do in each rule set. The theory tests rely on it.
import type { Deed, Event, EventOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import type { PlayedGame } from '../games/play-game.ts';

const GAMES = 40;

function games(rules: string, players: number, options: object = {}): PlayedGame[] {
  const bots = { village: 'random', wolves: 'random' };
  const setup = setUp({ rules, options, players, seed: 'habits', bots });
  if (!setup.ok) throw new Error(setup.message);
  return Array.from({ length: GAMES }, (_, i) => gameOf(setup, i));
}
const eventsOf = <T extends Event['type']>(log: readonly Event[], type: T): EventOf<T>[] =>
  log.filter((event): event is EventOf<T> => event.type === type);
const choices = (log: readonly Event[], act: string): Deed[] =>
  eventsOf(log, 'chose')
    .map(({ deed }) => deed)
    .filter((deed) => deed.act === act);
const deeds = (log: readonly Event[], act: string): Deed[] =>
  eventsOf(log, 'did')
    .map(({ deed }) => deed)
    .filter((deed) => deed.act === act);

test('moonrise: no shot, bite, absorption or mute, though all are available', () => {
  const logs = games('moonrise', 10).map(({ log }) => log);
  for (const log of logs) for (const act of ['shoot', 'convert', 'absorb', 'mute']) expect(deeds(log, act)).toEqual([]);
  expect(logs.flatMap((log) => choices(log, 'skipMute')).length).toBeGreaterThan(GAMES);
  const passes = logs.flatMap((log) => choices(log, 'absorb'));
  expect(passes.length).toBeGreaterThan(GAMES / 2);
  expect(passes.every(({ targets }) => targets.length === 0)).toBe(true);
});

test.each([
  ['moonrise', 10],
  ['launch', 12],
  ['classic', 13],
])('%s: the pack always agrees', (rules, players) => {
  for (const { log } of games(rules, players))
    for (const night of byFrame(log))
      expect(new Set(choices(night, 'kill').map(({ targets }) => targets[0])).size).toBeLessThan(2);
});
/** The events of each phase. */
function byFrame(log: readonly Event[]): Event[][] {
  const frames: Event[][] = [[]];
  for (const event of log) {
    if (event.type === 'opened') frames.push([]);
    frames.at(-1)?.push(event);
  }
  return frames;
}

test.each([
  ['moonrise', 10],
  ['launch', 12],
  ['classic', 13],
  ['aiwolf', 13],
])('%s: no one abstains from a vote', (rules, players) => {
  const ballots = games(rules, players).flatMap(({ log }) =>
    eventsOf(log, 'counted').flatMap((event) => event.ballots),
  );
  expect(ballots.length).toBeGreaterThan(0);
  expect(ballots.every(({ targets }) => targets.length === 1)).toBe(true);
});

test.each([
  ['moonrise', 10],
  ['launch', 12],
])('%s: a Hunter always shoots', (rules, players) => {
  const shots = games(rules, players).flatMap(({ log }) => choices(log, 'revenge'));
  expect(shots.length).toBeGreaterThan(GAMES / 4);
  expect(shots.every(({ targets }) => targets.length === 1)).toBe(true);
});

test('one-night: every card is used, the Seer looks at one player, and everyone presses done at the end', () => {
  const acts: Readonly<Record<string, readonly [act: string, targets: number]>> = {
    seer: ['peek', 1],
    robber: ['rob', 1],
    troublemaker: ['swap', 2],
    drunk: ['drink', 1],
  };
  for (const { log, game } of games('one-night', 10)) {
    expect(choices(log, 'done')).toHaveLength(10);
    for (const { id } of game.seats) {
      const [act, targets] = acts[game.state.dealt[id] ?? ''] ?? [];
      const mine = eventsOf(log, 'did').filter(({ deed }) => deed.seat === id);
      expect(mine.map(({ deed }) => [deed.act, deed.targets.length])).toEqual(act ? [[act, targets]] : []);
    }
  }
});

test('one-night: a lone Werewolf looks at the centre where the host allows it', () => {
  const logs = games('one-night', 3, { lone_wolf_peek: true }).map(({ log }) => log);
  const lonely = logs.filter((log) => eventsOf(log, 'told').some(({ key }) => key === 'lone_werewolf'));
  expect(lonely.length).toBeGreaterThan(GAMES / 4);
  for (const log of lonely) expect(deeds(log, 'lonePeek')).toHaveLength(1);
});

test('aiwolf: "over" to every talk and whisper, and night acts on others', () => {
  for (const { log } of games('aiwolf', 13)) {
    expect(eventsOf(log, 'spoke').every(({ act, forced }) => act === 'over' && !forced)).toBe(true);
    const nightly = ['divine', 'guard'].flatMap((act) => choices(log, act));
    expect(nightly.length).toBeGreaterThan(0);
    expect(nightly.every(({ seat, targets }) => targets.length === 1 && targets[0] !== seat)).toBe(true);
  }
});

test.each([true, false])('aiwolf: the pack attacks one of the others, with self-votes %s', (allow_self_vote) => {
  for (const { log, game } of games('aiwolf', 13, { attack_vote: { allow_self_vote } })) {
    const isWolf = (place: number) => game.rules.roleOf.get(game.state.dealt[place] ?? '')?.shows === 'WEREWOLF';
    const nights = byFrame(log).map((night) => choices(night, 'attack').map(({ targets }) => targets[0] ?? -1));
    expect(nights.flat().length).toBeGreaterThan(0);
    for (const targets of nights) expect(new Set(targets).size).toBeLessThan(2);
    expect(nights.flat().filter(isWolf)).toEqual([]);
  }
});
