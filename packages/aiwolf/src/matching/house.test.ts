import { chance } from '@moonrise/bots';
import { seedOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { Agent } from '../agents/agent.ts';
import { HOUSE_TEAM } from '../agents/house.ts';
import { readConfig } from '../config/read-config.ts';
import { ContestGame } from '../games/contest-game.ts';
import { TableSetup } from '../games/table-setup.ts';
import { FakeConnection } from '../testing/fake-connection.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf, firstCome, plain } from '../testing/played.ts';
import { type ContestMatch, matchmakerFor } from './matchmaker.ts';
import { sentenceOf } from './obstacle.ts';
import { readSchedule, Schedule, type ScheduleFile } from './schedule.ts';
import { WaitingRoom } from './waiting-room.ts';

const clock = new HandClock();
const luck = (seed: string) => ({ below: chance(seedOf(seed), 'house') });
function agent(name: string): Agent {
  const connection = new FakeConnection();
  connection.onSend = (text) => {
    const answer = plain(JSON.parse(text), { name, connection });
    if (answer !== undefined) queueMicrotask(() => connection.say(answer));
  };
  return new Agent(name, connection, clock, { action: 1000, response: 1000, acceptable: 0 });
}
function roomOf(...names: readonly string[]): WaitingRoom {
  const room = new WaitingRoom();
  for (const name of names) room.enter(agent(name));
  return room;
}
const namesOf = (match: ContestMatch | undefined) => match?.contestants.map((one) => one?.name ?? HOUSE_TEAM);

const league = (more: string) =>
  configOf(`matching: { self_match: false, is_optimize: true, game_count: 20, ${more} }`);
function planned(
  config: ReturnType<typeof configOf>,
  kept?: ScheduleFile,
  ended = (_: string): boolean | undefined => undefined,
) {
  let last = '';
  const schedule = new Schedule(config, luck('plan'), kept, (file) => (last = JSON.stringify(file)), ended);
  const maker = matchmakerFor(config, firstCome(), schedule, null);
  return { schedule, maker, last: () => readSchedule(last) as ScheduleFile };
}
const FOUR = ['a1', 'b1', 'c1', 'd1'];
const won = { team: 'VILLAGER', winners: [], reason: '' };

test.each(['team_count: 4', 'team_count: 4, house_bots: 1', 'team_count: 5, house_bots: 1'])(
  'house bots: four teams play a schedule of five seats, and every team has every role equally often (%s)',
  (more) => {
    const { maker, last } = planned(league(more));
    for (let i = 0; i < 20; i++) {
      const match = maker.next(roomOf(...FOUR));
      expect(namesOf(match)?.sort()).toEqual([...FOUR, HOUSE_TEAM]);
      match?.done(won);
    }
    expect(sentenceOf(maker.obstacle(roomOf(), new Set()))).toBe('All scheduled games are finished.');
    const { idx_team_map, ended_matches, team_count } = last();
    expect(idx_team_map).toEqual({ 0: HOUSE_TEAM, 1: 'a', 2: 'b', 3: 'c', 4: 'd' }); // as the contest's own server numbers teams
    expect(team_count).toBe(5);
    for (const [role, count] of Object.entries({ SEER: 4, WEREWOLF: 4, POSSESSED: 4, VILLAGER: 8 }))
      for (let team = 1; team < 5; team++)
        expect(
          ended_matches.filter((match) => match[role]?.includes(team)),
          `${role} ${team}`,
        ).toHaveLength(count);
  },
);

test('house bots are never waited for, and no team takes their number', () => {
  const { maker, last } = planned(league('team_count: 4'));
  expect(sentenceOf(maker.obstacle(roomOf(), new Set()))).toBe(
    'The next game of the schedule waits for: 4 not seen yet.',
  );
  expect(maker.next(roomOf('a1', 'b1', 'c1'))).toBeUndefined();
  expect(sentenceOf(maker.obstacle(roomOf('a1', 'b1', 'c1'), new Set()))).toBe(
    'The next game of the schedule waits for: 1 not seen yet.',
  );
  expect(namesOf(maker.next(roomOf('d1', 'e1', 'a1', 'b1', 'c1')))?.sort()).toEqual([...FOUR, HOUSE_TEAM]);
  expect(Object.values(last().idx_team_map)).not.toContain('e');
});

test('house bots: a schedule goes on with a house bot for a team that never came, and with a team that came late', () => {
  const begun = planned(league('team_count: 5'));
  begun.maker.next(roomOf(...FOUR));
  const five = begun.last();
  expect(Object.keys(five.idx_team_map)).toHaveLength(4);
  const filled = planned(league('team_count: 5, house_bots: 1'), five);
  expect(filled.last().idx_team_map).toEqual({ 0: 'a', 1: 'b', 2: 'c', 3: 'd', 4: HOUSE_TEAM });
  expect(filled.last().scheduled_matches).toEqual(five.scheduled_matches);
  expect(namesOf(filled.maker.next(roomOf(...FOUR)))).toHaveLength(5);
  const back = planned(league('team_count: 5'), filled.last());
  back.maker.next(roomOf('e1'));
  expect(back.last().idx_team_map).toEqual({ 0: 'a', 1: 'b', 2: 'c', 3: 'd', 4: 'e' });
});

test('house bots that no longer fit into a schedule are refused with what to do', () => {
  const { maker, last } = planned(league('team_count: 5'));
  maker.next(roomOf(...FOUR, 'e1'));
  expect(Schedule.faultIn(last(), league('team_count: 5, house_bots: 1'))).toContain('has names for 5 of its 5 teams');
  expect(Schedule.faultIn(last(), league('team_count: 5'))).toBeUndefined();
});

test('a deck full of house bots is refused', () => {
  expect(readConfig('matching: { house_bots: 5 }')).toMatchObject({
    ok: false,
    message: expect.stringContaining('matching.house_bots (or --bots): is at most 4'),
  });
  expect(readConfig('', {}, { house_bots: 4 })).toMatchObject({ ok: true });
});

test.each([
  ['different teams', 'self_match: false', ['a1', 'b1', 'c1']],
  ['one team', 'self_match: true', ['a1', 'a2', 'a3']],
])('house bots fill the seats without a schedule: %s', async (_, more, names) => {
  const config = configOf(`matching: { ${more}, house_bots: 2 }`);
  const match = matchmakerFor(config, firstCome(), null, null).next(roomOf(...names));
  const { result } = await played(config, match as ContestMatch);
  expect(result.sitters.map(({ originalName }) => originalName).sort()).toEqual([
    ...names,
    `${HOUSE_TEAM}1`,
    `${HOUSE_TEAM}2`,
  ]);
});

test('a house bot has the role that the schedule gives it', async () => {
  const config = league('team_count: 4');
  const { maker } = planned(config);
  const match = maker.next(roomOf(...FOUR)) as ContestMatch;
  const role = match.roles?.[match.contestants.indexOf(null)];
  const { result } = await played(config, match);
  expect(result.sitters.find(({ team }) => team === HOUSE_TEAM)?.role).toBe(role);
});

async function played(config: ReturnType<typeof configOf>, match: ContestMatch) {
  const table = new TableSetup(config, clock, { ...firstCome(), ...luck('seats') }, 'standard').setUp(match);
  return { result: await clock.until(new ContestGame(table, { clock, reporters: [] }).run()) };
}

test('a game that ran when the server was killed: its stored result counts, otherwise it is played again', () => {
  const config = league('team_count: 4, abort_weight_factor: 0.5');
  const before = planned(config);
  for (const id of ['stored', 'drawn', 'lost']) before.maker.next(roomOf(...FOUR))?.named?.(id);
  const killed = before.last();
  expect(killed.scheduled_matches.slice(0, 3).map(({ game }) => game)).toEqual(['stored', 'drawn', 'lost']);
  const after = planned(config, killed, (id) => ({ stored: true, drawn: false })[id]).last();
  expect(after.ended_matches).toEqual([killed.scheduled_matches[0]?.role_idxs]);
  expect(after.scheduled_matches).toHaveLength(19);
  expect(after.scheduled_matches.slice(0, 3).map(({ weight }) => weight)).toEqual([0.5, 1, 1]);
  expect(JSON.stringify(after)).not.toContain('"game"');
});
