import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { atSlowTable, dealSlow, slowSeating } from '../testing/slow-table.ts';
import { must, type TestSeat } from '../testing/table.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const table = { seating: slowSeating };

test('a phase is announced at its start, at half time, and when an eighth is left', () =>
  atSlowTable(table, async (at) => {
    for (const seat of at.seats) await at.subscribe(seat);
    await dealSlow(at);
    const { begin } = await matchIn(at.on, at.code).then(({ rows }) => ({ begin: rows[0]?.at ?? 0 }));
    await at.pass(20 * HOUR);
    const hours = at.service.gotBy('Anna').map(([when, kind]) => [(when - begin) / HOUR, kind]);
    expect(hours.map(([when, kind]) => [Math.round(Number(when) * 20) / 20, kind])).toEqual([
      [0, 'day'],
      [6, 'half'],
      [10.5, 'near'],
      [12, 'turn'],
      [15, 'half'],
      [17.25, 'near'],
      [18, 'turn'],
    ]);
    for (const { name } of at.seats) expect(at.service.gotBy(name)).toEqual(at.service.gotBy('Anna'));
  }));

test('a notice is encrypted and signed, names room, kind and deadline, and all have one size', () =>
  atSlowTable(table, async (at) => {
    await at.subscribe(at.seats[0] as TestSeat);
    await dealSlow(at);
    await at.pass(13 * HOUR);
    const match = await matchIn(at.on, at.code);
    const { notice, headers } = at.service.got.at(-1) ?? {};
    expect(notice).toEqual({ kind: 'turn', code: at.code, until: match.deadline });
    expect(headers?.urgency).toBe('normal');
    expect(new Set(at.service.got.map(({ bytes }) => bytes)).size).toBe(1);
  }));

test('in quiet hours nothing comes, and after them what is still true', () =>
  atSlowTable(table, async (at) => {
    const [anna, bela] = at.seats as [TestSeat, TestSeat];
    await at.subscribe(anna, { from: 5 * 60, to: 11 * 60, zone: 'UTC' }); // the clock begins at midnight
    await at.subscribe(bela);
    await dealSlow(at);
    await at.pass(11.5 * HOUR);
    const shown = (name: string) => at.service.gotBy(name).map(([when, kind]) => [new Date(when).getUTCHours(), kind]);
    expect(shown('Bela')).toEqual([
      [0, 'day'],
      [6, 'half'],
      [10, 'near'],
    ]);
    expect(shown('Anna')).toEqual([
      [0, 'day'],
      [11, 'near'],
    ]);
  }));

test('who is named in the village is told, once in ten minutes', () =>
  atSlowTable(table, async (at) => {
    const [anna, bela] = at.seats as [TestSeat, TestSeat];
    for (const seat of at.seats) await at.subscribe(seat);
    await dealSlow(at);
    const mentions = (name: string) => at.service.gotBy(name).filter(([, kind]) => kind === 'mention').length;
    must(await bela.client.ask('send_message', { text: 'I trust anna, and Bela is me.' }));
    await at.pass(MINUTE);
    expect([mentions('Anna'), mentions('Bela'), mentions('Carl')]).toEqual([1, 0, 0]);
    must(await bela.client.ask('send_message', { text: 'Anna? Are you there?' }));
    await at.pass(MINUTE);
    expect(mentions('Anna')).toBe(1);
    await at.pass(10 * MINUTE);
    expect(mentions('Anna')).toBe(2);
    must(await anna.client.ask('set_notices', { address: null }));
    must(await bela.client.ask('send_message', { text: 'Anna is silent, I vote for Anna.' }));
    await at.pass(20 * MINUTE);
    expect(mentions('Anna')).toBe(2);
  }));

test('the dead, and those who left, are told nothing more', () =>
  atSlowTable(table, async (at) => {
    for (const seat of at.seats) await at.subscribe(seat);
    await dealSlow(at);
    await at.pass(12 * HOUR + MINUTE);
    const [anna, bela, carl, ...others] = at.seats as [TestSeat, TestSeat, TestSeat, ...TestSeat[]];
    must(await bela.client.ask('leave_room'));
    for (const { client } of [anna, ...others]) must(await client.ask('submit_vote', { target_id: carl.id }));
    await at.pass(6 * HOUR);
    const match = await matchIn(at.on, at.code);
    expect(match.game.living()).toHaveLength(4);
    const before = at.service.got.length;
    await at.pass(7 * HOUR);
    const told = new Set(at.service.got.slice(before).map(({ to }) => to));
    expect([...told].sort()).toEqual(['Anna', 'Dora', 'Emil']);
  }));

test('a browser that is gone is forgotten, and one that fails is tried again', () =>
  atSlowTable(table, async (at) => {
    await at.subscribe(at.seats[0] as TestSeat);
    at.service.answers.push((response) => void response.writeHead(503).end());
    await dealSlow(at);
    expect(at.service.gotBy('Anna')).toEqual([]);
    await at.pass(2 * MINUTE);
    expect(at.service.gotBy('Anna')).toHaveLength(1);
    at.service.answers.push((response) => void response.writeHead(410).end());
    await at.pass(7 * HOUR);
    const { asked } = at.service;
    await at.pass(8 * HOUR);
    expect(at.service.asked).toBe(asked);
  }));

test('a redirect is not followed', () =>
  atSlowTable(table, async (at) => {
    await at.subscribe(at.seats[0] as TestSeat);
    const to = at.service.subscribe('Elsewhere', '').endpoint;
    at.service.answers.push((response) => void response.writeHead(307, { location: to }).end());
    await dealSlow(at);
    await at.pass(5 * MINUTE);
    expect(at.service.asked).toBe(1);
    expect(at.service.got).toEqual([]);
  }));

test.each([
  ['http', { endpoint: 'http://push.example/a' }, 'https'],
  ['a private address', { endpoint: 'https://192.168.0.9/a' }, 'public addresses'],
  ['this machine', { endpoint: 'https://[::ffff:127.0.0.1]/a' }, 'public addresses'],
  ['keys that are none', { p256dh: 'B'.repeat(87) }, 'keys of a push subscription'],
])('%s: the server refuses, and says what is right', (_, wrong, words) =>
  atSlowTable(table, async (at) => {
    const [{ client } = {} as TestSeat] = at.seats;
    const address = { ...at.service.subscribe('Anna', ''), ...wrong };
    const { error } = await client.ask('set_notices', { address });
    expect(error?.message).toContain(words);
  }),
);

test('only slow games have notices', () =>
  atSlowTable({ seating: { ...slowSeating, options: {} } }, async (at) => {
    const [{ client } = {} as TestSeat] = at.seats;
    expect(client.last('room_updated')).not.toHaveProperty('push_key');
    const { error } = await client.ask('set_notices', { address: at.service.subscribe('Anna', '') });
    expect(error?.message).toContain('Only slow games');
  }));

test('a server without notices offers none', () =>
  atSlowTable({ seating: slowSeating, env: { MOONRISE_PUSH: 'off' } }, async (at) => {
    const [{ client } = {} as TestSeat] = at.seats;
    expect(client.last('room_updated')).not.toHaveProperty('push_key');
    const { error } = await client.ask('set_notices', { address: at.service.subscribe('Anna', '') });
    expect(error?.message).toContain('sends no notices');
  }));

test('when a room closes, its subscriptions are deleted', () =>
  atSlowTable(table, async (at) => {
    for (const seat of at.seats) await at.subscribe(seat);
    const stored = async () =>
      JSON.stringify(await at.on.store.read(`notices/${await at.on.store.roomByCode(at.code)}`));
    expect(await stored()).toContain('/send/Anna');
    const stream = `notices/${await at.on.store.roomByCode(at.code)}`;
    for (const { client } of at.seats) must(await client.ask('leave_room'));
    await at.pass(HOUR);
    expect(JSON.stringify(await at.on.store.read(stream))).not.toContain('/send/');
  }));
