import { expect, test } from 'vitest';
import { localPresence } from '../nodes/local-presence.ts';
import type { Client } from '../testing/client.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Nodes } from '../testing/nodes.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { Disk, diskStore } from '../testing/simulator/disk.ts';
import { must } from '../testing/table.ts';

const HOME = '192.0.2.1';
const GUEST = '198.51.100.7';
const ELSEWHERE = '203.0.113.5';
const NETWORKS = { isLimited: true, env: { TRUST_PROXY: 'loopback' }, limits: { overload_lag_ms: 1e9 } };
const secret = (letter: string) => letter.repeat(43);
const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;
const update = (client: Client) => client.last('room_updated') as Record<string, unknown>;
const listed = (client: Client, list: string) => (update(client)[list] ?? []) as Record<string, unknown>[];

async function roomOf(on: Pick<Serving, 'client'>) {
  const anna = await on.client(HOME);
  const { code } = must(await anna.ask('create_room', { name: 'Anna', rules: 'classic' }));
  return { anna, code: String(code) };
}

test('a kick bars the token, the profile and the network of the player from this room, also after a restart (T82)', () =>
  serving(async (on) => {
    const { anna, code } = await roomOf(on);
    const bela = await on.client(GUEST);
    const person = { name: 'Bela', token: secret('b'), profile: secret('p') };
    const { player_id } = must(await bela.ask('join_room', { code, ...person }));
    must(await anna.ask('kick_player', { player_id }));
    const tries = async () => [
      await codeOf((await on.client(ELSEWHERE)).ask('resume', { token: person.token })),
      await codeOf((await on.client(ELSEWHERE)).ask('join_room', { code, ...person })),
      await codeOf((await on.client(ELSEWHERE)).ask('join_room', { code, name: 'Bert', profile: person.profile })),
      await codeOf((await on.client(GUEST)).ask('join_room', { code, name: 'Bert' })),
      await codeOf((await on.client(GUEST)).ask('spectate_room', { code })),
      await codeOf((await on.client(ELSEWHERE)).ask('spectate_room', { code, profile: person.profile })),
    ];
    expect(await tries()).toEqual(Array(6).fill('removed_from_room'));
    must(await (await on.client(ELSEWHERE)).ask('join_room', { code, name: 'Carl' }));
    const other = must(await (await on.client(ELSEWHERE)).ask('create_room', { name: 'Dora' }));
    must(await (await on.client(GUEST)).ask('join_room', { code: other.code, name: 'Bela' })); // another room
    await on.restart(1_000);
    expect(await tries()).toEqual(Array(6).fill('removed_from_room'));
    const kept = JSON.stringify(await on.store.read(`room/${(await on.server.rooms.byCode(code))?.room.id}`));
    for (const text of [GUEST, HOME, person.token, person.profile]) expect(kept).not.toContain(text);
  }, NETWORKS));

test('the newest network of a player is barred, and players who are in the room stay', () =>
  serving(async (on) => {
    const { anna, code } = await roomOf(on);
    const bela = await on.client(HOME);
    const { player_id, token } = must(await bela.ask('join_room', { code, name: 'Bela' }));
    const carl = await on.client(GUEST);
    const seat = must(await carl.ask('join_room', { code, name: 'Carl' }));
    must(await (await on.client(GUEST)).ask('resume', { token }));
    must(await anna.ask('kick_player', { player_id }));
    expect(await codeOf((await on.client(GUEST)).ask('join_room', { code, name: 'Bela' }))).toBe('removed_from_room');
    must(await (await on.client(HOME)).ask('join_room', { code, name: 'Dora' }));
    must(await (await on.client(GUEST)).ask('resume', { token: seat.token }));
  }, NETWORKS));

test('only the host sees who was removed, and can let them back in', () =>
  serving(async (on) => {
    const { anna, code } = await roomOf(on);
    const carl = await on.client(ELSEWHERE);
    must(await carl.ask('join_room', { code, name: 'Carl' }));
    const { player_id } = must(await (await on.client(GUEST)).ask('join_room', { code, name: 'Bela' }));
    must(await anna.ask('kick_player', { player_id }));
    await on.settled();
    expect(listed(anna, 'removed')).toEqual([{ id: player_id, name: 'Bela' }]);
    expect(update(carl)).not.toHaveProperty('removed');
    expect(await codeOf(carl.ask('let_back_in', { id: player_id }))).toBe('host_only');
    must(await anna.ask('let_back_in', { id: player_id }));
    expect(await codeOf(anna.ask('let_back_in', { id: player_id }))).toBe('unknown_player');
    await on.settled();
    expect(update(anna)).not.toHaveProperty('removed');
    must(await (await on.client(GUEST)).ask('join_room', { code, name: 'Bela' }));
  }, NETWORKS));

test('an address without limits is never barred by its network', () =>
  serving(async (on) => {
    const { anna, code } = await roomOf(on);
    const { player_id } = must(await (await on.client(GUEST)).ask('join_room', { code, name: 'Bela' }));
    must(await anna.ask('kick_player', { player_id }));
    must(await (await on.client(GUEST)).ask('join_room', { code, name: 'Bert' }));
  }));

test('a locked room takes no new spectators, and those who watch stay and may come back (T82)', () =>
  serving(async (on) => {
    const { anna, code } = await roomOf(on);
    const [screen, guest] = [await on.client(GUEST), await on.client(GUEST)];
    const { ticket, spectator_id } = must(await screen.ask('spectate_room', { code, display: true }));
    must(await anna.ask('set_lock', { locked: true }));
    await on.settled();
    expect(screen.last('you_are_out')).toBeUndefined();
    expect(await codeOf(guest.ask('spectate_room', { code }))).toBe('room_locked');
    expect(await codeOf(guest.ask('spectate_room', { code, ticket: `${ticket}x` }))).toBe('room_locked');
    expect(await codeOf(guest.ask('spectate_room', { code, ticket: `~dnobody.${String(ticket).slice(-43)}` }))).toBe(
      'room_locked',
    );
    await screen.reconnect();
    const again = must(await screen.ask('spectate_room', { code, display: true, ticket }));
    expect(again).toMatchObject({ spectator_id, ticket });
    await on.settled();
    expect(listed(anna, 'watching')).toEqual([{ id: spectator_id, number: 1, display: true }]);
    must(await anna.ask('set_password', { password: 'moon' }));
    await screen.reconnect();
    must(await screen.ask('spectate_room', { code, display: true, ticket }));
    expect(await codeOf(guest.ask('spectate_room', { code }))).toBe('wrong_password');
    expect(await codeOf(guest.ask('spectate_room', { code, password: 'moon' }))).toBe('room_locked');
  }, NETWORKS));

test('a removed spectator cannot come back with the same profile from another network either (T82)', () =>
  serving(async (on) => {
    const { anna, code } = await roomOf(on);
    const guest = await on.client(GUEST);
    const profile = secret('p');
    const { spectator_id } = must(await guest.ask('spectate_room', { code, profile }));
    must(await anna.ask('remove_spectator', { spectator_id }));
    await on.settled();
    const tries = async () => [
      await codeOf((await on.client(ELSEWHERE)).ask('spectate_room', { code, profile })),
      await codeOf((await on.client(ELSEWHERE)).ask('join_room', { code, name: 'Bela', profile })),
    ];
    expect(await tries()).toEqual(Array(2).fill('removed_from_room'));
    await on.restart(1_000);
    expect(await tries()).toEqual(Array(2).fill('removed_from_room'));
    must(await (await on.client(ELSEWHERE)).ask('spectate_room', { code }));
  }, NETWORKS));

test('the host sees and removes spectators, whose network cannot come back (T82)', () =>
  serving(async (on) => {
    const { anna, code } = await roomOf(on);
    const carl = await on.client(ELSEWHERE);
    must(await carl.ask('join_room', { code, name: 'Carl' }));
    const [one, two] = [await on.client(ELSEWHERE), await on.client(GUEST)];
    must(await one.ask('spectate_room', { code }));
    const { spectator_id, ticket } = must(await two.ask('spectate_room', { code }));
    await on.settled();
    expect(listed(anna, 'watching').map(({ number }) => number)).toEqual([1, 2]);
    expect(update(carl)).toMatchObject({ spectators: 2 });
    expect(update(carl)).not.toHaveProperty('watching');
    expect(await codeOf(carl.ask('remove_spectator', { spectator_id }))).toBe('host_only');
    expect(await codeOf(anna.ask('remove_spectator', { spectator_id: '~snobody' }))).toBe('unknown_player');
    must(await anna.ask('remove_spectator', { spectator_id }));
    await on.settled();
    expect(two.last('you_are_out')).toEqual({ reason: 'kicked' });
    expect(update(carl)).toMatchObject({ spectators: 1 });
    for (const payload of [{ code }, { code, ticket }])
      expect(await codeOf(two.ask('spectate_room', payload))).toBe('removed_from_room');
    expect(await codeOf((await on.client(GUEST)).ask('join_room', { code, name: 'X' }))).toBe('removed_from_room');
    await on.restart(1_000);
    expect(await codeOf((await on.client(GUEST)).ask('spectate_room', { code }))).toBe('removed_from_room');
  }, NETWORKS));

async function withTwoNodes(work: (on: Nodes) => Promise<void>): Promise<void> {
  const disk = new Disk();
  const open = async () => diskStore(disk, async (ask) => ask());
  const on = await Nodes.start({ count: 2, ...NETWORKS, open, presence: localPresence(new ManualClock()) });
  try {
    await work(on);
  } finally {
    await on.stop();
  }
}

test('a host on one node sees and removes spectators and players on another, and the bar holds on both (T82)', () =>
  withTwoNodes(async (on) => {
    const { anna, code } = await roomOf(on.at(0));
    const watcher = await on.at(1).client(GUEST);
    const { spectator_id } = must(await watcher.ask('spectate_room', { code }));
    const { player_id } = must(await (await on.at(1).client(ELSEWHERE)).ask('join_room', { code, name: 'Bela' }));
    await on.pass(2_000);
    expect(listed(anna, 'watching')).toEqual([{ id: spectator_id, number: 1 }]);
    must(await anna.ask('remove_spectator', { spectator_id }));
    must(await anna.ask('kick_player', { player_id }));
    await on.pass(2_000);
    expect(watcher.last('you_are_out')).toEqual({ reason: 'kicked' });
    for (const node of [0, 1])
      for (const from of [GUEST, ELSEWHERE]) {
        const client = await on.at(node).client(from);
        expect(await codeOf(client.ask('spectate_room', { code }))).toBe('removed_from_room');
        expect(await codeOf(client.ask('join_room', { code, name: 'X' }))).toBe('removed_from_room');
      }
  }));
