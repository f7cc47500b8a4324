import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { type AgentKnowledge, type Handlers, playGame } from './agent.ts';
import type { SayResult } from './free-speech.ts';
import type { Packet, Setting, Talk } from './packets.ts';

const info = {
  game_id: '01JZ8Q4M7T3V5X9K2B6C8D0EFG',
  day: 0,
  agent: 'Rin',
  status_map: { Mio: 'ALIVE', Rin: 'ALIVE', Yumi: 'DEAD' },
  role_map: { Rin: 'SEER' },
} as const;
const setting = { agent_count: 3 } as Setting;
const talk = (idx: number): Talk => ({
  idx,
  day: 0,
  turn: 0,
  agent: 'Mio',
  text: `talk ${idx}`,
  skip: false,
  over: false,
  time: 0,
});

/** A server that sends these packets in order and collects the answers. */
async function sent(packets: readonly (Packet | 'hang up')[], handlers: Handlers = {}) {
  const server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  const heard: string[] = [];
  server.on('connection', async (socket) => {
    socket.on('message', (data) => heard.push(String(data)));
    for (const packet of packets) {
      if (packet === 'hang up') return socket.terminate();
      socket.send(JSON.stringify(packet));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  const { port } = server.address() as AddressInfo;
  try {
    return { situation: await playGame({ url: `ws://127.0.0.1:${port}`, name: 'kit1', token: 't' }, handlers), heard };
  } finally {
    server.close();
  }
}

test('the kit sends its name, answers only questions, and collects the talk', async () => {
  const scenes: number[] = [];
  const { situation, heard } = await sent(
    [
      { request: 'NAME' },
      { request: 'INITIALIZE', info, setting },
      { request: 'DAILY_INITIALIZE', info, setting },
      { request: 'TALK', info, talk_history: [talk(0)] },
      { request: 'TALK', info, talk_history: [talk(1), talk(2)] },
      { request: 'VOTE', info },
      { request: 'DAILY_FINISH', info, talk_history: [talk(3)] },
      { request: 'FINISH', info },
    ],
    { TALK: ({ talks }) => void scenes.push(talks.length) },
  );
  expect(heard).toEqual(['kit1', 'Over', 'Over', 'Mio']);
  expect(scenes).toEqual([1, 3]);
  expect(situation.talks.map(({ idx }) => idx)).toEqual([0, 1, 2, 3]);
  expect(situation).toMatchObject({ setting, living: ['Mio'] });
});

test('after free speech no line is listed twice', async () => {
  const { situation } = await sent([
    { request: 'INITIALIZE', info, setting },
    { request: 'TALK_BROADCAST', info, new_talk: talk(0) },
    { request: 'TALK_BROADCAST', info, new_talk: talk(1) },
    { request: 'DAILY_FINISH', info, talk_history: [talk(0), talk(1)] },
    { request: 'FINISH', info },
  ]);
  expect(situation.talks).toHaveLength(2);
});

test('a broken connection and a failing handler reject the promise', async () => {
  await expect(sent([{ request: 'NAME' }, 'hang up'])).rejects.toThrow('closed the connection');
  const fails = () => {
    throw new Error('no idea');
  };
  await expect(
    sent(
      [
        { request: 'INITIALIZE', info, setting },
        { request: 'VOTE', info },
      ],
      { VOTE: fails },
    ),
  ).rejects.toThrow('no idea');
});

test('say() and whisper() send at any moment of their own phase, and are refused with a sentence outside it', async () => {
  const speaking = { ...info, remain_count: 2, remain_skip: 0 };
  const results: Record<string, SayResult> = {};
  let say: AgentKnowledge['say'] = () => ({ ok: false, message: 'no phase yet' });
  const { heard } = await sent(
    [
      { request: 'INITIALIZE', info, setting },
      { request: 'TALK_PHASE_START', info: speaking },
      { request: 'TALK_BROADCAST', info: { ...speaking, remain_count: 1 }, new_talk: talk(0) },
      { request: 'TALK_PHASE_END', info },
      { request: 'WHISPER_PHASE_START', info: speaking },
      { request: 'WHISPER_BROADCAST', info: { ...speaking, remain_count: 0 }, new_whisper: talk(0) },
      { request: 'WHISPER_PHASE_END', info },
      { request: 'VOTE', info },
      { request: 'FINISH', info },
    ],
    {
      INITIALIZE: (scene) => {
        say = scene.say; // works in every later phase
        results.early = say('Too early.');
      },
      TALK_PHASE_START: (scene) => {
        results.whispered = scene.whisper('Only for wolves.');
        results.blank = scene.say(' ');
      },
      TALK_BROADCAST: ({ packet }) => say(`I heard ${packet.new_talk?.text}.`),
      TALK_PHASE_END: () => {
        results.late = say('Too late.');
      },
      WHISPER_PHASE_START: ({ whisper }) => whisper('Whom tonight?'),
      WHISPER_BROADCAST: ({ whisper }) => {
        results.used = whisper('One more.');
        whisper('Over');
        results.over = whisper('Over');
      },
      VOTE: ({ living }) => {
        results.vote = say('In a vote.');
        return living[0];
      },
    },
  );
  expect(heard).toEqual(['I heard talk 0.', 'Whom tonight?', 'Over', 'Mio']);
  const outside = 'say() works only between TALK_PHASE_START and TALK_PHASE_END: answer TALK requests by a handler.';
  expect(results).toEqual({
    early: { ok: false, message: outside },
    late: { ok: false, message: outside },
    vote: { ok: false, message: outside },
    whispered: { ok: false, message: expect.stringContaining('whisper() works only between WHISPER_PHASE_START') },
    blank: { ok: false, message: 'say() needs a text that is not blank.' },
    used: { ok: false, message: 'This agent has no speeches left: wait for the next phase.' },
    over: { ok: false, message: 'This agent has said Over: it can speak again in the next phase.' },
  });
});
