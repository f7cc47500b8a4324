import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chance } from '@moonrise/bots';
import { seedOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { Agent } from '../agents/agent.ts';
import { FakeConnection } from '../testing/fake-connection.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf } from '../testing/played.ts';
import { AtomicFile } from './atomic-file.ts';
import { type ContestMatch, freeMatch, scheduledMatch, selfMatch } from './matchmaker.ts';
import { sentenceOf } from './obstacle.ts';
import { deviationOf, planGames } from './plan.ts';
import { readSchedule, Schedule, type ScheduleFile } from './schedule.ts';
import { WaitingRoom } from './waiting-room.ts';

const clock = new HandClock();
const below = (seed: string) => ({ below: chance(seedOf(seed), 'matching') });
const agent = (name: string) => new Agent(name, new FakeConnection(), clock, { action: 1, response: 1, acceptable: 1 });
const roomOf = (...names: readonly string[]) => {
  const room = new WaitingRoom();
  for (const name of names) room.enter(agent(name));
  return room;
};
const namesOf = (match: ContestMatch | undefined) => match?.contestants.map((one) => one?.name ?? 'house');

const nowhere: ReadonlySet<string> = new Set(); // no team is playing

test('a team plays against itself when enough of its agents wait, in order of arrival', () => {
  const maker = selfMatch(3);
  const room = roomOf('a1', 'b1', 'a2', 'b2');
  expect(maker.next(room)).toBeUndefined();
  expect(sentenceOf(maker.obstacle(room, nowhere))).toBe(
    'A team needs 3 connections to play against itself: a has 2, b has 2.',
  );
  room.enter(agent('b3'));
  room.enter(agent('b4'));
  expect(namesOf(maker.next(room))).toEqual(['b1', 'b2', 'b3']);
  expect(room.waiting('b').map(({ name }) => name)).toEqual(['b4']);
  expect(sentenceOf(maker.obstacle(new WaitingRoom(), nowhere))).toBe('No agent is connected.');
});

test('different teams play with each other, one seat each', () => {
  const maker = freeMatch(3, below('free'));
  const room = roomOf('a1', 'a2', 'b1');
  expect(maker.next(room)).toBeUndefined();
  expect(sentenceOf(maker.obstacle(room, nowhere))).toContain('3 different teams are needed; waiting: a, b.');
  room.enter(agent('c1'));
  expect(namesOf(maker.next(room))?.sort()).toEqual(['a1', 'b1', 'c1']);
});

const decks = {
  5: { WEREWOLF: 1, POSSESSED: 1, SEER: 1, VILLAGER: 2 },
  13: { WEREWOLF: 3, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 6, MEDIUM: 1 },
};
test.each([
  [5, 5, 5],
  [5, 5, 10],
  [5, 6, 6],
  [5, 10, 10],
  [5, 5, 100],
  [13, 13, 13],
  [13, 13, 26],
  [13, 15, 15],
  [13, 13, 130],
] as const)('%i seats, %i teams, %i games: every team has every role equally often', (seats, teams, games) => {
  const wanted = { roles: decks[seats], teams, games };
  const plan = planGames(wanted, below(`${seats}/${teams}/${games}`));
  expect(plan).toHaveLength(games);
  for (const places of plan) expect(new Set(places.map(({ team }) => team)).size).toBe(seats);
  expect(deviationOf(plan, wanted)).toBeCloseTo(0);
});

test('roles that cannot be shared equally are shared as evenly as possible', () => {
  const wanted = { roles: decks[5], teams: 5, games: 7 };
  const plan = planGames(wanted, below('uneven'));
  for (let team = 0; team < 5; team++) {
    const seer = plan.flat().filter((place) => place.role === 'SEER' && place.team === team).length;
    expect([1, 2]).toContain(seer);
  }
});

const optimised = 'matching: { self_match: false, is_optimize: true, team_count: 5, game_count: 5 }';
function planned(kept?: ScheduleFile, more = '') {
  const files: ScheduleFile[] = [];
  const config = configOf(optimised.replace(' }', `${more} }`));
  const schedule = new Schedule(config, below('plan'), kept, (file) => files.push(JSON.parse(JSON.stringify(file))));
  return { schedule, files, config, last: () => files.at(-1) as ScheduleFile };
}
const outcome = (team: string | null) => ({ team, winners: [], reason: '' });
const allAgents = ['a1', 'b1', 'c1', 'd1', 'e1'];

test('a scheduled game starts when all its teams wait, with the planned roles', () => {
  const { schedule, last } = planned();
  const maker = scheduledMatch(schedule, null);
  const room = roomOf('a1', 'b1', 'c1', 'd1');
  expect(maker.next(room)).toBeUndefined();
  expect(sentenceOf(maker.obstacle(room, nowhere))).toBe('The next game of the schedule waits for: 1 not seen yet.');
  room.enter(agent('e1'));
  const match = maker.next(room);
  expect(namesOf(match)?.sort()).toEqual(allAgents);
  expect([...(match?.roles ?? [])].sort()).toEqual(['POSSESSED', 'SEER', 'VILLAGER', 'VILLAGER', 'WEREWOLF']);
  expect(last().scheduled_matches).toHaveLength(5);
  match?.done(outcome('VILLAGER'));
  expect(last().scheduled_matches).toHaveLength(4);
  expect(last().ended_matches).toHaveLength(1);
  expect(last().idx_team_map).toEqual({ 0: 'a', 1: 'b', 2: 'c', 3: 'd', 4: 'e' });
  expect(sentenceOf(maker.obstacle(new WaitingRoom(), nowhere))).toContain('waits for: ');
});

test('all games are played, and every team has had every role once, villager twice', () => {
  const { schedule } = planned();
  const maker = scheduledMatch(schedule, null);
  for (let i = 0; i < 5; i++) maker.next(roomOf(...allAgents))?.done(outcome('WEREWOLF'));
  const room = roomOf(...allAgents);
  expect(maker.next(room)).toBeUndefined();
  expect(sentenceOf(maker.obstacle(room, nowhere))).toBe('All scheduled games are finished.');
  for (let team = 0; team < 5; team++)
    expect(
      schedule.played
        .flat()
        .filter((place) => place.team === team)
        .map(({ role }) => role)
        .sort(),
    ).toEqual(['POSSESSED', 'SEER', 'VILLAGER', 'VILLAGER', 'WEREWOLF']);
});

test('a running game is not started again', () => {
  const maker = scheduledMatch(planned().schedule, null);
  for (let i = 0; i < 5; i++) expect(maker.next(roomOf(...allAgents)), `game ${i}`).toBeDefined();
  const room = roomOf(...allAgents);
  expect(maker.next(room)).toBeUndefined();
  expect(sentenceOf(maker.obstacle(room, nowhere))).toBe('All scheduled games have started.');
});

test('a game without a winner is played again, after the others', () => {
  const { schedule, last } = planned();
  const maker = scheduledMatch(schedule, null);
  maker.next(roomOf(...allAgents))?.done(outcome(null));
  expect(last().scheduled_matches.map(({ weight }) => weight)).toEqual([0, 1, 1, 1, 1]);
  for (let i = 0; i < 4; i++) maker.next(roomOf(...allAgents))?.done(outcome('WEREWOLF'));
  expect(last().scheduled_matches).toHaveLength(1);
  maker.next(roomOf(...allAgents))?.done(outcome('WEREWOLF'));
  expect(last().scheduled_matches).toHaveLength(0);
});

test('after a crash the schedule continues from its file; running games are played again', () => {
  const first = planned();
  const maker = scheduledMatch(first.schedule, null);
  maker.next(roomOf(...allAgents))?.done(outcome('WEREWOLF'));
  maker.next(roomOf(...allAgents)); // running at the crash
  const kept = readSchedule(JSON.stringify(first.last()));
  const second = planned(kept);
  expect(second.schedule.open(() => 1)).toHaveLength(4);
  expect(second.schedule.played).toHaveLength(1);
  expect(second.schedule.teamOf(4)).toBe('e');
});

test('the next game does not wait for teams that are playing now', () => {
  const { schedule } = planned();
  const maker = scheduledMatch(schedule, null);
  maker.next(roomOf(...allAgents));
  const why = (room: WaitingRoom, playing: readonly string[]) => maker.obstacle(room, new Set(playing));
  expect(why(roomOf('a2'), ['b', 'c', 'd'])).toEqual({
    ...{ kind: 'schedule', missing: ['e'], unseen: 0, playing: expect.arrayContaining(['b', 'c', 'd']) },
  });
  expect(sentenceOf(why(roomOf('a2'), ['b', 'c', 'd']))).toBe('The next game of the schedule waits for: e.');
  expect(sentenceOf(why(roomOf('a2'), ['b', 'c', 'd', 'e']))).toBe(
    'The next game of the schedule starts when games of its teams have ended.',
  );
  const free = freeMatch(3, below('free'));
  expect(sentenceOf(free.obstacle(roomOf('a1'), new Set(['b', 'a'])))).toBe(
    '3 different teams are needed; waiting: a; playing: b.',
  );
  expect(sentenceOf(selfMatch(3).obstacle(new WaitingRoom(), new Set(['a'])))).toBe(
    'All connected agents are playing.',
  );
});

test('an endless schedule is planned again when it is finished', () => {
  const { schedule, last } = planned(undefined, ', infinite_loop: true');
  const maker = scheduledMatch(schedule, null);
  for (let i = 0; i < 12; i++) {
    const match = maker.next(roomOf(...allAgents));
    expect(match, `game ${i}`).toBeDefined();
    match?.done(outcome('WEREWOLF'));
  }
  expect(last().ended_matches).toHaveLength(12);
});

test('a sixth team of five never plays', () => {
  const { schedule } = planned();
  const maker = scheduledMatch(schedule, null);
  const room = roomOf('a1', 'b1', 'c1', 'd1', 'e1', 'f1');
  expect(namesOf(maker.next(room))).not.toContain('f1');
});

test('a schedule of another contest is refused', () => {
  const { last, config } = planned();
  expect(Schedule.faultIn(last(), config)).toBeUndefined();
  expect(Schedule.faultIn({ ...last(), team_count: 6 }, config)).toContain('matching.output_path');
  expect(Schedule.faultIn({ ...last(), role_num_map: { SEER: 5 } }, config)).toContain('matching.output_path');
  expect(readSchedule('{')).toBeUndefined();
  expect(readSchedule('{}')).toBeUndefined();
});

test('the stored file is the newest version, and complete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-kept-'));
  const path = join(folder, 'deep/schedule.json');
  const file = new AtomicFile(path, (error) => expect.fail(String(error)));
  for (let i = 0; i < 50; i++) file.keep(`version ${i}`);
  await file.settled();
  expect(readFileSync(path, 'utf8')).toBe('version 49');
  rmSync(folder, { recursive: true });
});
