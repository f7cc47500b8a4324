import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { type Handlers, playGame } from './agent.ts';
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
