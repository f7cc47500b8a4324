import { expect, test } from 'vitest';
import { Agent } from '../agents/agent.ts';
import { FakeConnection } from '../testing/fake-connection.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { type AgentScript, configOf, firstCome, type PlayedContest, plain, played } from '../testing/played.ts';
import { ContestGame } from './contest-game.ts';
import { TableSetup } from './table-setup.ts';

const five = ['WEREWOLF', 'POSSESSED', 'SEER', 'VILLAGER', 'VILLAGER'];
const patient = 'server: { max_continue_error_ratio: 1 }';
const talksIn = ({ sent }: PlayedContest, day: number) =>
  (sent.get('Minato') ?? [])
    .filter(({ info }) => info?.day === day)
    .flatMap(({ talk_history }) => talk_history ?? [])
    .map(({ agent, text, skip, over }) => ({ agent, text, skip, over }));
const requestsTo = ({ sent }: PlayedContest, name: string) => (sent.get(name) ?? []).map(({ request }) => request);
/** One agent with its own script among the others. */
const but =
  (name: string, one: AgentScript): AgentScript =>
  (packet, agent) =>
    agent.name === name ? one(packet, agent) : plain(packet, agent);

test('a silent agent that answers NAME is skipped, casts no vote, and is asked again', async () => {
  const script = but('Ryuji', () => undefined);
  // The NAME packet has no info.
  const answering: AgentScript = (packet, agent) => (packet.request === 'NAME' ? agent.name : script(packet, agent));
  const round = await played({
    cards: five,
    script: answering,
    config: 'game: { talk: { max_count: { per_agent: 2 } } }',
  });
  expect(talksIn(round, 0).filter(({ agent }) => agent === 'Ryuji')).toEqual([
    { agent: 'Ryuji', text: 'Skip', skip: true, over: false },
    { agent: 'Ryuji', text: 'Skip', skip: true, over: false },
  ]);
  const votes = round.sent.get('Minato')?.find(({ info }) => info?.day === 2)?.info?.vote_list;
  expect(votes?.map(({ agent }) => agent)).not.toContain('Ryuji');
  expect(round.result.conduct[3]).toMatchObject({ hasDropped: false });
  expect(round.result.conduct[3]?.failed).toBe(round.result.conduct[3]?.asked);
});

test('one dropped agent of five is asked nothing more, can be chosen and counts as alive', async () => {
  const script = but('Daisuke', (packet, agent) => {
    if (packet.request === 'TALK') agent.connection.vanish();
    return undefined;
  });
  const round = await played({ cards: five, script });
  expect(requestsTo(round, 'Daisuke')).toEqual(['INITIALIZE', 'DAILY_INITIALIZE', 'TALK']);
  expect(round.result.outcome.reason).not.toBe('errors');
  // Daisuke is first by name: all vote for the dropped seat.
  const evening = round.sent.get('Minato')?.find(({ request }) => request === 'ATTACK');
  expect(evening?.info?.status_map.Daisuke).toBe('DEAD');
});

test('two dropped agents of five stop the game, not after the talk but at the end of the night', async () => {
  const quits: AgentScript = (packet, agent) => {
    if (packet.request === 'TALK') agent.connection.vanish();
    return undefined;
  };
  const two: AgentScript = (packet, agent) =>
    (['Daisuke', 'Ryuji'].includes(agent.name) ? quits : plain)(packet, agent);
  const stopped = await played({ cards: five, script: two });
  expect(stopped.result.outcome).toEqual({ team: null, winners: [], reason: 'errors' });
  expect(requestsTo(stopped, 'Minato').slice(-3)).toEqual(['TALK', 'DAILY_FINISH', 'FINISH']);
  expect(stopped.sent.get('Minato')?.at(-1)?.info?.day).toBe(1);
});

test('a werewolf whose partner has dropped out is still asked to whisper', async () => {
  const nine = ['WEREWOLF', 'WEREWOLF', 'POSSESSED', 'SEER', 'BODYGUARD', 'MEDIUM', 'VILLAGER', 'VILLAGER', 'VILLAGER'];
  const script = but('Takumi', (packet, agent) => {
    if (packet.request === 'WHISPER') agent.connection.vanish();
    return plain(packet, agent);
  });
  const round = await played({ cards: nine, script, config: 'game: { agent_count: 9, max_day: 1 }' });
  const asked = (day: number) =>
    (round.sent.get('Minato') ?? []).filter(({ request, info }) => request === 'WHISPER' && info?.day === day).length;
  expect(requestsTo(round, 'Takumi').filter((request) => request === 'WHISPER')).toHaveLength(1);
  expect(asked(1)).toBeGreaterThan(0);
});

test('a game whose agents all disconnect ends', async () => {
  const script: AgentScript = (_, agent) => void agent.connection.vanish();
  const { result } = await played({ cards: five, script, config: patient });
  expect(result.outcome).toMatchObject({ team: null, reason: 'stalemate' });
});

test.each([
  ['', 'Over'],
  ['\n', 'Over'],
  ['  ', '  '], // blanks are speech
  ['\u3000\t', '\u3000\t'],
  ['Over\r\n', 'Over\r'],
  ['Skip', 'Over'], // no skip is allowed by default
  ['ForceSkip\n', 'Over'],
  ['skip', 'skip'],
  ['a\nb\r\nc', 'ab\rc'], // only \n is deleted
  ['Over.', 'Over.'],
  ['x'.repeat(60), 'x'.repeat(50)],
  ['x'.repeat(70_000), 'x'.repeat(50)],
])('%j is kept as %j', async (answer, kept) => {
  const script = but('Ryuji', (packet, agent) => {
    if (packet.request !== 'TALK') return plain(packet, agent);
    return packet.info?.remain_count === 4 ? answer : 'Over';
  });
  const round = await played({ cards: five, script, config: 'game: { max_day: 0 }' });
  expect(talksIn(round, 0).find(({ agent }) => agent === 'Ryuji')?.text).toBe(kept);
});

test.each([
  ['Kenji', true],
  [' Kenji\n', true],
  ['kenji', false],
  ['Kenji2', false],
  ['', false],
  ['Nobody', false],
])('the vote %j counts: %s', async (answer, counts) => {
  const script = but('Ryuji', (packet, agent) => (packet.request === 'VOTE' ? answer : plain(packet, agent)));
  const round = await played({ cards: five, script, config: 'game: { max_day: 1 }' });
  const votes = round.sent.get('Minato')?.at(-1)?.info?.vote_list ?? [];
  expect(votes.some(({ agent }) => agent === 'Ryuji')).toBe(counts);
});

test('a second round of votes looks like the first', async () => {
  const choices: Record<string, string> = { Minato: 'Kenji', Takumi: 'Kenji', Kenji: 'Ryuji', Ryuji: 'Ryuji' };
  const script: AgentScript = (packet, agent) =>
    packet.request === 'VOTE' ? (choices[agent.name] ?? '') : plain(packet, agent);
  const round = await played({ cards: five, script, config: 'game: { max_day: 1, vote: { max_count: 2 } }' });
  expect(requestsTo(round, 'Kenji').filter((request) => request === 'VOTE')).toHaveLength(2);
  expect(round.sent.get('Minato')?.at(-1)?.info?.vote_list).toHaveLength(4);
});

test('a day without talk and a night without questions still have their packets', async () => {
  const config = `
game: { max_day: 1, talk: { max_count: { per_agent: 0 } } }
logic: { day_phases: [{ name: talk, actions: [talk] }], night_phases: [{ name: exile, actions: [execution], only_day: 1 }] }`;
  const round = await played({ cards: five, config });
  expect(requestsTo(round, 'Minato')).toEqual([
    'INITIALIZE',
    'DAILY_INITIALIZE',
    'DAILY_FINISH',
    'DAILY_INITIALIZE',
    'DAILY_FINISH',
    'VOTE',
    'FINISH',
  ]);
  expect((round.sent.get('Minato') ?? []).map(({ info }) => info?.day)).toEqual([0, 0, 0, 1, 1, 1, 2]);
});

test.each([
  [0, 5],
  [2, 5],
  [3, 13],
])('%i agents and bots play a game of %i', async (count, seats) => {
  const config = configOf(`game: { agent_count: ${seats} }`);
  const clock = new HandClock();
  const agents = Array.from({ length: count }, (_, i) => {
    const connection = new FakeConnection();
    connection.onSend = (text) => {
      const answer = plain(JSON.parse(text), { name: '', connection });
      if (answer !== undefined) queueMicrotask(() => connection.say(answer));
    };
    return new Agent(`team${i}`, connection, clock, config.server.timeout);
  });
  const table = new TableSetup(config, clock, firstCome(), 'standard').setUp({ contestants: agents });
  const result = await clock.until(new ContestGame(table, { clock, reporters: [] }).run());
  expect(result.outcome.team).not.toBeNull();
  expect(result.sitters.filter(({ team }) => team === 'moonrise-bot')).toHaveLength(seats - count);
});

test('bots speak freely too', async () => {
  const config = configOf('game: { agent_count: 5, talk: { duration: 30s } }');
  const clock = new HandClock();
  const table = new TableSetup(config, clock, firstCome(), 'standard').setUp({ contestants: [] });
  const spoken: string[] = [];
  const reporter = {
    decided: ({ events }: { events: readonly { type: string }[] }) =>
      spoken.push(...events.filter(({ type }) => type === 'spoke').map(({ type }) => type)),
  };
  const result = await clock.until(new ContestGame(table, { clock, reporters: [reporter] }).run());
  expect(result.outcome.team).not.toBeNull();
  expect(spoken.length).toBeGreaterThan(4);
});
