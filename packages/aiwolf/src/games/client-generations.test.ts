import { chance } from '@moonrise/bots';
import { seedOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { Agent } from '../agents/agent.ts';
import { type ClientLibrary, freeLibrary, plainLibrary, strictLibrary } from '../testing/client-libraries.ts';
import { FakeConnection } from '../testing/fake-connection.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf, firstCome } from '../testing/played.ts';
import { SampleAgent } from '../testing/sample-agent.ts';
import { ContestGame } from './contest-game.ts';
import { TableSetup } from './table-setup.ts';

/** A whole game of sample agents; the seats take turns in using these libraries. */
async function playedWith(libraries: readonly ClientLibrary[], text: string) {
  const config = configOf(text);
  const clock = new HandClock();
  const seats = Array.from({ length: config.game.agent_count }, (_, seat) => {
    const connection = new FakeConnection();
    const name = `sample${seat + 1}`;
    const agent = new Agent(name, connection, clock, config.server.timeout);
    const below = chance(seedOf(`${text} ${name}`), 'sample');
    const library = libraries[seat % libraries.length] as ClientLibrary;
    return { agent, sample: new SampleAgent(library, connection, clock, { name, below }) };
  });
  const layer = new TableSetup(config, clock, firstCome(text), 'standard');
  const table = layer.setUp({ contestants: seats.map(({ agent }) => agent) });
  const result = await clock.until(new ContestGame(table, { clock, reporters: [] }).run());
  return { result, seats };
}

const both = [plainLibrary, freeLibrary, strictLibrary];
const withFreeSpeech = both.filter(({ hasFreeSpeech }) => hasFreeSpeech);
const SPEECH = '{ duration: 30s, max_count: { per_agent: 4, per_day: 20 } }';
const FREE = `agent_count: 9, talk: ${SPEECH}, whisper: ${SPEECH}`;
const tables: readonly (readonly [string, readonly ClientLibrary[], string])[] = [
  ...[5, 9, 13].flatMap((n) => [
    ...both.map((library) => [`${n} seats, library ${library.version}`, [library], `agent_count: ${n}`] as const),
    [`${n} seats, all libraries at one table`, both, `agent_count: ${n}`] as const,
  ]),
  ...withFreeSpeech.map((library) => [`free speech, library ${library.version}`, [library], FREE] as const),
  ['free speech, both libraries at one table', withFreeSpeech, FREE],
];

test.each(tables)('a whole game with %s', async (_, libraries, game) => {
  const { result, seats } = await playedWith(libraries, `game: { ${game} }`);
  expect(result.outcome.reason).not.toBe('errors');
  for (const { agent, sample } of seats) {
    expect(sample.faults).toEqual([]);
    expect(sample.requests.slice(0, 2)).toEqual(['INITIALIZE', 'DAILY_INITIALIZE']);
    expect(sample.requests.at(-1)).toBe('FINISH');
    expect(agent.faults).toEqual({ unasked: 0, late: 0 });
  }
  expect(result.conduct.filter(({ failed, hasDropped }) => failed > 0 || hasDropped)).toEqual([]);
});

test.each([
  ['null', { request: 'TALK', info: null }],
  ['an unknown key', { request: 'NAME', extra: 1 }],
  ['a speech without its time', { request: 'TALK', talk_history: [{ ...talkOf(), time: undefined }] }],
])('the strict library refuses %s', (_, packet) => {
  expect(() => strictLibrary.read(JSON.stringify(packet))).toThrow();
  expect(() => plainLibrary.read(JSON.stringify({ request: 'TALK_BROADCAST' }))).toThrow();
});
function talkOf() {
  return { idx: 0, day: 0, turn: 0, agent: 'Rin', text: '', skip: false, over: false, time: 1 };
}
