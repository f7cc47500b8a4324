// What attackers do, each as one attempt that is repeated at a rate. `answers` counts what the server said.
import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { HostileClient } from './hostile-client.mjs';

/**
 * @typedef {object} Target
 * @property {number} port
 * @property {readonly string[]} codes of rooms in which people play
 * @property {(answer: string) => void} answered
 * @typedef {{ rate: number, attempt: (target: Target, turn: number) => Promise<void> }} Attack attempts per second
 */

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const random = (/** @type {number} */ below) => Math.floor(Math.random() * below);
const code = () => Array.from({ length: 4 }, () => ALPHABET[random(ALPHABET.length)]).join('');
const hex = (/** @type {number} */ below) => random(below).toString(16);
const v4 = () => `203.0.113.${random(64)}`; // 64 machines
const v6 = () => `2001:db8:${hex(8)}:${hex(65_536)}::${hex(65_536)}`; // eight /48 networks, a new /64 each time
const address = () => (random(2) ? v4() : v6());

/** Lines that once were expensive. */
const lines = [
  '\uFDFA'.repeat(500),
  '👨‍👩‍👧‍👦'.repeat(400),
  `a${'\u0300'.repeat(3_000)}`,
  '\u1100\u1161\u11a8'.repeat(150),
  'ﷺﬃ㌀'.repeat(160),
  'аӏ'.repeat(250),
  `${'x'.repeat(499)}y`,
];
const odd = [null, -1, 1e308, '', 'x'.repeat(15_000), '__proto__', [], {}, [[[[]]]], '\u0000\u202e'];
const frames = [
  '42[',
  '4',
  '45999999999-["act"]',
  `42["act",${'['.repeat(7_000)}${']'.repeat(7_000)}]`,
  'x'.repeat(17_000),
  '40/x,',
];
const requests = [
  'resume',
  'join_room',
  'act',
  'send_message',
  'set_options',
  'report_player',
  'rename',
  'submit_vote',
  'set_password',
];

/** A client that has connected, or undefined. @param {Target} target @param {string} from */
async function connected({ port, answered }, from) {
  const client = new HostileClient(port, from);
  if (await client.ready) return client;
  answered('not connected');
  return undefined;
}
/** @param {Target} target @param {HostileClient} client @param {string} event @param {object} payload */
async function ask({ answered }, client, event, payload) {
  const { ok, error } = await client.ask(event, payload);
  answered(ok ? `${event} ok` : String(error?.code));
  return ok;
}
/** @param {Target} target @param {string} from @param {string} path @param {boolean} isRead */
function request({ port, answered }, from, path, isRead) {
  return new Promise((resolve) => {
    const asked = get(
      { port, host: '127.0.0.1', path, headers: { 'x-forwarded-for': from }, agent: false },
      (response) => {
        answered(`HTTP ${response.statusCode}`);
        if (isRead) response.resume();
        else setTimeout(() => response.destroy(), 5_000);
        response.on('close', () => resolve(undefined));
      },
    );
    asked.on('error', () => {
      answered('HTTP none');
      resolve(undefined);
    });
  });
}
/** A TCP connection that sends this and then waits. @param {number} port @param {string} text @param {number} ms */
function hold(port, text, ms) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
    const late = setTimeout(() => socket.destroy(), ms);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(undefined);
    });
    socket.resume();
  });
}

/** @type {Readonly<Record<string, Attack>>} */
export const attacks = {
  'guesses codes': {
    rate: 40,
    async attempt(target) {
      const from = v6();
      if (random(2)) return void (await request(target, from, `/api/rooms/${code()}`, true));
      const client = await connected(target, from);
      for (let i = 0; client && i < 3; i++) await ask(target, client, 'join_room', { code: code(), name: 'Guest' });
      client?.close();
    },
  },
  'talks expensively': {
    rate: 4,
    async attempt(target) {
      const client = await connected(target, address());
      if (client && (await ask(target, client, 'create_room', { name: 'Mallory', rules: 'classic' })))
        await Promise.all(lines.map((text) => ask(target, client, 'send_message', { text })));
      client?.close();
    },
  },
  'sets passwords': {
    rate: 3,
    async attempt(target) {
      const client = await connected(target, v4());
      if (client && (await ask(target, client, 'create_room', { name: 'Mallory' })))
        await Promise.all(Array.from({ length: 5 }, () => ask(target, client, 'set_password', { password: code() })));
      client?.close();
    },
  },
  'sends odd requests': {
    rate: 10,
    async attempt(target) {
      const client = await connected(target, address());
      for (let i = 0; client?.isOpen && i < 30; i++) {
        const event = String(requests[random(requests.length)]);
        const value = odd[random(odd.length)];
        await ask(target, client, event, {
          text: value,
          code: value,
          name: value,
          token: value,
          act: value,
          targets: value,
        });
      }
      client?.close();
    },
  },
  'breaks frames': {
    rate: 10,
    async attempt(target) {
      const client = await connected(target, address());
      for (const frame of frames) client?.raw(frame);
      client?.raw(randomBytes(900));
      await pause(200);
      client?.close();
    },
  },
  'connects and is silent': {
    rate: 20,
    attempt: ({ port }) =>
      hold(
        port,
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nX-Forwarded-For: ${v4()}\r\n\r\n`,
        20_000,
      ).then(() => undefined),
  },
  'sends requests slowly': {
    rate: 10,
    attempt: ({ port }) => hold(port, 'GET / HTTP/1.1\r\nHost: x', 15_000).then(() => undefined),
  },
  'keeps connections open': {
    rate: 10,
    attempt: ({ port }) =>
      hold(port, `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${v4()}\r\n\r\n`, 30_000).then(
        () => undefined,
      ),
  },
  'downloads and does not read': {
    rate: 5,
    attempt: (target) => request(target, address(), '/api/rulesets?language=ja', false).then(() => undefined),
  },
  'opens rooms and leaves': {
    rate: 5,
    async attempt(target) {
      const client = await connected(target, address());
      const options = { durations: { night: 86_400, day: 86_400, voting: 86_400 }, countdown: 0 };
      if (client && (await ask(target, client, 'create_room', { name: 'Mallory', rules: 'classic', options })))
        await ask(target, client, 'start_game', { ai_count: 7 });
      client?.close();
    },
  },
  'watches and does not read': {
    rate: 2,
    async attempt(target) {
      const client = await connected(target, address());
      const room = String(target.codes[random(target.codes.length)]);
      if (client && (await ask(target, client, 'spectate_room', { code: room }))) {
        client.socket.pause();
        await pause(20_000);
      }
      client?.close();
    },
  },
};
