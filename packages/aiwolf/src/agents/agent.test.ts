import { expect, test } from 'vitest';
import { FakeConnection } from '../testing/fake-connection.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { Agent, type AgentAnswer, teamOf } from './agent.ts';

const timeouts = { action: 60_000, response: 120_000, acceptable: 5_000 };
const NAME = '{"request":"NAME"}';

function seated() {
  const clock = new HandClock();
  const connection = new FakeConnection();
  return { clock, connection, agent: new Agent('team7', connection, clock, timeouts) };
}
const pending = Symbol('still waiting');
const now = (asked: Promise<AgentAnswer>) => Promise.race([asked, Promise.resolve(pending)]);

test.each([
  ['kanolab3', 'kanolab'],
  ['kanolab-a1', 'kanolab-a'],
  ['kanolab', 'kanolab'],
  ['2b', '2b'],
  ['007', ''],
])('the team of %s is %j', (name, team) => {
  expect(teamOf(name)).toBe(team);
});

test('an answer within the grace period counts', async () => {
  const { agent, connection, clock } = seated();
  const asked = agent.ask('VOTE');
  await clock.pass(64_999);
  connection.say('Rin\n');
  expect(await asked).toEqual({ kind: 'answer', text: 'Rin\n' });
  expect(connection.sent).toEqual(['VOTE']);
});

test('a silent agent is asked for its name and stays if it answers', async () => {
  const { agent, connection, clock } = seated();
  const asked = agent.ask('VOTE');
  await clock.pass(65_000);
  expect(connection.sent).toEqual(['VOTE', NAME]);
  connection.say('team7\n');
  expect(await asked).toMatchObject({ kind: 'failed' });
  expect(agent.isGone).toBe(false);
});

test('a late answer does not cost the seat: it is discarded until the name comes', async () => {
  const { agent, connection, clock } = seated();
  const asked = agent.ask('VOTE');
  await clock.pass(65_000);
  connection.say('Rin');
  expect(await now(asked)).toBe(pending);
  connection.say('team7');
  expect(await asked).toMatchObject({ kind: 'failed' });
  expect(agent.faults).toEqual({ unasked: 0, late: 1 });
  const next = agent.ask('TALK');
  connection.say('Hello');
  expect(await next).toEqual({ kind: 'answer', text: 'Hello' });
});

test.each(Array.from({ length: 50 }, (_, i) => 61_000 + i * 2_500))(
  'an answer after %i ms is never read as the answer to the next question',
  async (offset) => {
    const { agent, connection, clock } = seated();
    // It handles packets one at a time and is slow on the first.
    clock.at(clock.now() + offset, () => {
      for (const packet of connection.sent.splice(0)) connection.say(packet === NAME ? 'team7' : `to ${packet}`);
      connection.onSend = (packet) => queueMicrotask(() => connection.say(packet === NAME ? 'team7' : `to ${packet}`));
    });
    const first = await clock.until(agent.ask('VOTE'));
    expect(first.kind === 'answer' ? first.text : first.kind).toBe(offset <= 65_000 ? 'to VOTE' : 'failed');
    expect(await clock.until(agent.ask('TALK'))).toEqual({ kind: 'answer', text: 'to TALK' });
  },
);

test.each([
  ['says nothing more', () => {}],
  ['says anything else', (connection: FakeConnection) => connection.say('who?')],
  ['hangs up', (connection: FakeConnection) => connection.vanish()],
])('an agent that is silent and then %s is dropped', async (_, answer) => {
  const { agent, connection, clock } = seated();
  const asked = agent.ask('VOTE');
  await clock.pass(65_000);
  answer(connection);
  await clock.pass(120_000);
  expect(await asked).toMatchObject({ kind: 'gone' });
  expect(agent.isGone).toBe(true);
  agent.tell('FINISH');
  expect(connection.sent).toEqual(['VOTE', NAME]);
});

test('an agent that disconnects is dropped at once', async () => {
  const { agent, connection } = seated();
  const asked = agent.ask('VOTE');
  connection.vanish();
  expect(await asked).toEqual({ kind: 'gone' });
  expect(await agent.ask('TALK')).toEqual({ kind: 'gone' });
});

test('unrequested texts are discarded and counted', async () => {
  const { agent, connection } = seated();
  connection.say('hello?');
  const asked = agent.ask('VOTE');
  connection.say('Rin');
  connection.say('Mio'); // twice
  expect(await asked).toEqual({ kind: 'answer', text: 'Rin' });
  expect(agent.faults).toEqual({ unasked: 2, late: 0 });
});

test('an attending listener hears everything until it is cancelled', () => {
  const { agent, connection } = seated();
  const heard: string[] = [];
  const stop = agent.attend((text) => heard.push(text));
  connection.say('one');
  connection.say('two');
  stop();
  connection.say('three');
  expect(heard).toEqual(['one', 'two']);
});

test('a returning agent is sent everything since its last answer again, and nothing else', async () => {
  const { agent, connection } = seated();
  agent.keepSeat();
  const first = agent.ask('TALK 1');
  connection.say('Hello');
  await first;
  agent.tell('DAILY_FINISH');
  const asked = agent.ask('VOTE');
  connection.vanish();
  expect(await now(asked)).toBe(pending);
  expect(agent.isGone).toBe(false);
  const other = new FakeConnection();
  agent.comeBack(other);
  expect(other.sent).toEqual(['DAILY_FINISH', 'VOTE']);
  other.say('Rin');
  expect(await asked).toEqual({ kind: 'answer', text: 'Rin' });
});

test('packets sent during an absence are delivered on return', () => {
  const { agent, connection } = seated();
  agent.keepSeat();
  agent.tell('INITIALIZE');
  connection.vanish();
  agent.tell('DAILY_INITIALIZE');
  const other = new FakeConnection();
  agent.comeBack(other);
  expect(other.sent).toEqual(['INITIALIZE', 'DAILY_INITIALIZE']);
});

test('a seat is kept for as long as an answer may take', async () => {
  const { agent, connection, clock } = seated();
  agent.keepSeat();
  const asked = agent.ask('VOTE');
  connection.vanish();
  await clock.pass(64_999);
  expect(agent.isGone).toBe(false);
  await clock.pass(1);
  expect(agent.isGone).toBe(true);
  expect(await asked).toMatchObject({ kind: 'gone' });
});

test('a question that timed out meanwhile is lost, the seat is kept', async () => {
  const { agent, connection, clock } = seated();
  agent.keepSeat();
  const asked = agent.ask('VOTE');
  await clock.pass(60_000);
  connection.vanish();
  await clock.pass(10_000);
  const other = new FakeConnection();
  agent.comeBack(other);
  expect(other.sent).toEqual(['VOTE', NAME]);
  other.say('Rin');
  other.say('team7');
  expect(await asked).toMatchObject({ kind: 'failed' });
  expect(agent.isGone).toBe(false);
});

test('texts on the old connection are ignored after a return', async () => {
  const { agent, connection } = seated();
  agent.keepSeat();
  const asked = agent.ask('VOTE');
  const other = new FakeConnection();
  agent.comeBack(other); // before the server has noticed that the first one is broken
  expect(connection.closedWith).toBe(1000);
  expect(agent.isGone).toBe(false);
  other.say('Rin');
  expect(await asked).toEqual({ kind: 'answer', text: 'Rin' });
});

test.each([
  ['says goodbye', true, 1000],
  ['leaves the waiting room', false, 1006],
])('no seat is kept for an agent that %s', (_, isPlaying, code) => {
  const { agent, connection } = seated();
  agent.keepSeat();
  if (isPlaying) agent.tell('INITIALIZE');
  connection.close(code);
  expect(agent.isGone).toBe(true);
});
