import { expect, test } from 'vitest';
import { type AgentScript, ID, plain } from '../testing/played.ts';
import { recorded, story } from '../testing/recorded.ts';

const ryuji = 'Ryuji';
type Entry = { agent: string; request: string; response?: string };
const greeting: AgentScript = (packet, agent) => {
  if (packet.request === 'TALK_PHASE_START') return `Hi from ${agent.name}`;
  return packet.request === 'TALK_BROADCAST' ? undefined : plain(packet, agent);
};

test('the JSON log has every packet and its answer', async () => {
  const { text, round } = await recorded();
  const log = JSON.parse(text('json', '.json'));
  expect(log).toMatchObject({ game_id: ID, win_side: 'VILLAGER' });
  expect(log.agents[2]).toEqual({ idx: 3, team: 'team', name: 'team3', role: 'SEER' });
  const sent = [...round.sent.values()].flat();
  expect(log.entries).toHaveLength(sent.length);
  for (const [name, packets] of round.sent) {
    const own = log.entries.filter(({ agent }: { agent: string }) => agent === name);
    expect(own.map(({ request }: { request: string }) => JSON.parse(request))).toEqual(packets);
  }
  const [first] = log.entries;
  expect({ ...first, request: JSON.parse(first.request) }).toEqual({
    agent: 'Minato',
    request: round.sent.get('Minato')?.[0],
    request_timestamp: 1_767_225_600_000,
    response_timestamp: 1_767_225_600_000,
  });
  const votes = log.entries.filter(({ request }: { request: string }) => JSON.parse(request).request === 'VOTE');
  expect(votes[0].response).toBe(ryuji);
});

test('the JSON log has failures and NAME questions', async () => {
  const script: AgentScript = (packet, agent) => {
    if (packet.request === 'NAME') return agent.name;
    return packet.request === 'VOTE' && agent.name === ryuji ? undefined : story(packet, agent);
  };
  const { text } = await recorded({ script });
  const entries = JSON.parse(text('json', '.json')).entries as { agent: string; request: string; error?: string }[];
  const failed = entries.findIndex(({ error }) => error === 'no answer');
  expect(entries[failed]).toMatchObject({ agent: ryuji, response_timestamp: 1_767_225_600_000 + 65_000 });
  expect(entries[failed + 1]).toMatchObject({ agent: ryuji, request: '{"request":"NAME"}', response: 'team4' });
});

const free = 'game: { max_day: 0, talk: { duration: 5s } }';
test('free speech is in the JSON log, between the marks of its phase', async () => {
  const { text } = await recorded({ script: greeting, more: free });
  const entries = JSON.parse(text('json', '.json')).entries as Entry[];
  const marks = entries.filter(({ agent }) => agent === '').map(({ request }) => JSON.parse(request));
  expect(marks).toEqual(['TALK_PHASE_START', 'TALK_PHASE_END']);
  const talks = entries.filter(({ request }) => request === '"TALK"').map(({ response }) => response);
  expect(talks).toHaveLength(5);
  expect(talks).toContain('Hi from Minato');
});

test('freeform phase marks come after INITIALIZE, and broadcasts are logged once, not per seat', async () => {
  const { text } = await recorded({ script: greeting, more: free });
  const entries = JSON.parse(text('json', '.json')).entries as Entry[];
  const wordOf = (request: string) => {
    const sent = JSON.parse(request);
    return typeof sent === 'string' ? sent : sent.request;
  };
  expect(entries.map(({ agent, request }) => `${agent && 'seat'} ${wordOf(request)}`)).toEqual([
    ...Array(5).fill('seat INITIALIZE'),
    ...Array(5).fill('seat DAILY_INITIALIZE'),
    ' TALK_PHASE_START',
    ...Array(5).fill('seat TALK'),
    ' TALK_PHASE_END',
    ...Array(5).fill('seat DAILY_FINISH'),
    'seat DIVINE',
    ...Array(5).fill('seat FINISH'),
  ]);
});
