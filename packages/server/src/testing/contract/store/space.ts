import { expect, test } from 'vitest';
import { OPERATOR, totalOf } from '../../../store/space-store.ts';
import type { Row, Store } from '../../../store/store.ts';
import { nowAndLater, type Opened, rowOf, T0 } from './rows.ts';

const outcome = { team: 'good', winners: [0], reason: 'wolves_dead' };
const SAID = { type: 'act', seat: 0, act: 'say', text: 'I am the seer' };
const DAY = 86_400_000;

/** A room with one game, as servers store them. */
async function played(
  store: Store,
  room: string,
  game: string,
  more: { owner?: string; at?: number; rows?: number } = {},
) {
  const { owner, at = T0, rows = 3 } = more;
  const stream = `room/${room}`;
  const token = { hash: `hash of ${room}`, room: stream, player: 'p1' };
  await store.append(rowOf(stream, 1, { at }), {
    code: { code: room, stream },
    tokens: [token],
    ...(owner !== undefined && { owner }),
  });
  await store.append(rowOf(stream, 2, { at }), { seed: { game, seed: 'feed' } });
  for (let seq = 1; seq < rows; seq++) await store.append(rowOf(`game/${game}`, seq, { at }));
  await store.append(rowOf(`game/${game}`, rows, { at, command: SAID }), {
    done: `game/${game}`,
    finished: { game, rules: 'classic', players: ['Ann'], outcome },
  });
  await store.history.record(game, [], []);
}
const close = (store: Store, room: string, at = T0) =>
  store.append(rowOf(`room/${room}`, 3, { at }), { done: `room/${room}`, freeCode: room });
const old = (store: Store, more = {}) => store.space.oldGames({ before: T0 + DAY, limit: 9, ...more });

/** Sizes, pins and deletion. */
export function spaceContract(now: () => Opened): void {
  sizes(now);
  deletion(now);
  pins(now);

  test('one node sweeps at a time, another one when its time is over', async () => {
    const { space } = now().store;
    expect(await space.claimSweep('a', 100, 200)).toBe(true);
    expect(await space.claimSweep('b', 150, 250)).toBe(false);
    expect(await space.claimSweep('a', 150, 250)).toBe(true);
    expect(await space.claimSweep('b', 250, 350)).toBe(true);
    expect(await space.noticeUntil()).toBe(0);
  });
}

function sizes(now: () => Opened): void {
  test('bytes are counted by kind as rows are stored, and chat apart', async () => {
    const { store } = now();
    expect(totalOf(await store.space.bytes())).toBe(0);
    await played(store, 'r', 'g');
    await store.append(rowOf('reports', 1), { done: 'reports' });
    await store.append(rowOf('ai-minds/g', 1), { done: 'ai-minds/g' });
    const bytes = (row: Row) =>
      Buffer.byteLength(JSON.stringify(row.command) + JSON.stringify(row.events) + JSON.stringify(row.reply)) + 60;
    const one = bytes(rowOf('game/g', 1));
    await nowAndLater(now(), async (again) => {
      expect(await again.space.bytes()).toEqual({
        games: 2 * one,
        rooms: 2 * one,
        chat: bytes(rowOf('game/g', 3, { command: SAID })),
        reports: one,
        profiles: 0,
        other: one,
      });
    });
    expect((await store.space.disk().catch(() => ({ stored: 1 }))).stored).toBeGreaterThan(0);
  });

  test('rows that are not stored are not counted', async () => {
    const { store } = now();
    await store.append(rowOf('game/a', 1, { commandId: 'x' }));
    const before = await store.space.bytes();
    await store.append(rowOf('game/a', 1));
    await store.append(rowOf('game/a', 2, { commandId: 'x' }));
    expect(await store.space.bytes()).toEqual(before);
  });

  test('rooms and their games count for the network that created them', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1', { owner: 'net1' });
    await played(store, 'BBBB', 'g2', { owner: 'net2' });
    await played(store, 'CCCC', 'g3');
    const all = totalOf(await store.space.bytes());
    const [one, both, none] = await Promise.all([['net1'], ['net1', 'net2'], []].map((of) => store.space.bytesOf(of)));
    expect([one, both, none]).toEqual([all / 3, (all / 3) * 2, 0]);
    expect(await store.space.bytesIn(['room/AAAA', 'game/g1', 'game/g1', 'x'])).toBe(all / 3);
    await nowAndLater(now(), async ({ space }) => {
      expect(await Promise.all(['room/AAAA', 'game/g2', 'room/CCCC', 'x'].map((room) => space.ownerOf(room)))).toEqual([
        'net1',
        'net2',
        undefined,
        undefined,
      ]);
    });
  });

  test('a period has one salt, the first one stored', async () => {
    const { store } = now();
    expect(await store.space.saltFor(7, 'a')).toBe('a');
    expect(await store.space.saltFor(7, 'b')).toBe('a');
    expect(await store.space.saltFor(8, 'c')).toBe('c');
    await store.space.forgetSalts(8);
    expect(await store.space.saltFor(7, 'd')).toBe('d');
    expect(await (await now().reopen()).space.saltFor(8, 'e')).toBe('c');
  });
}

function deletion(now: () => Opened): void {
  test('games may go once their room is closed and they are recorded, the oldest first', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1', { at: T0 + 1, owner: 'net' });
    await played(store, 'BBBB', 'g2', { at: T0 });
    expect(await old(store)).toEqual([]);
    await close(store, 'AAAA');
    await close(store, 'BBBB');
    await store.append(rowOf('game/imported', 1, { at: T0 + 2 }), {
      done: 'game/imported',
      finished: { game: 'imported', rules: 'classic', players: [], outcome },
    });
    expect(await old(store)).toEqual(['g2', 'g1']);
    await store.history.record('imported', [], []);
    await nowAndLater(now(), async (again) => expect(await old(again)).toEqual(['g2', 'g1', 'imported']));
    const later = (await now().reopen()).space;
    expect(await later.oldGames({ before: T0 + 1, limit: 9 })).toEqual(['g2']);
    expect(await later.oldGames({ before: T0 + DAY, limit: 1 })).toEqual(['g2']);
    expect(await later.oldGames({ before: T0 + DAY, limit: 9, owners: ['net', 'x'] })).toEqual(['g1']);
  });

  test('a game is deleted in slices, completely, and others stay', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1', { rows: 1_200 });
    await played(store, 'BBBB', 'g2');
    await close(store, 'AAAA');
    await store.append(rowOf('ai-minds/g1', 1), { done: 'ai-minds/g1' });
    await store.append(rowOf('ai-moves/g1', 1), { done: 'ai-moves/g1' });
    const slices: boolean[] = [];
    do slices.push(await store.space.removeGame('g1'));
    while (!slices.at(-1) && slices.length < 9);
    expect(slices).toEqual([false, false, true]);
    await nowAndLater(now(), async (again) => {
      expect(await again.heads(['game/g1', 'ai-minds/g1', 'ai-moves/g1'])).toEqual(new Map());
      expect([await again.seedOf('g1'), await again.seedOf('g2')]).toEqual([undefined, 'feed']);
      expect((await again.games({ limit: 9 })).map(({ game }) => game)).toEqual(['g2']);
      expect(await again.head('game/g2')).toBe(3);
    });
  });

  test('a half deleted game has lost its beginning, and is found again', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1', { rows: 600 });
    await close(store, 'AAAA');
    expect(await store.space.removeGame('g1')).toBe(false);
    const again = await now().reopen();
    expect((await again.read('game/g1'))[0]?.seq).toBe(501);
    expect(await old(again)).toEqual(['g1']);
  });

  test('a closed room goes with its seat tokens and the games that never ended; finished games stay', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1', { owner: 'net' });
    await store.append(rowOf('room/AAAA', 3), { seed: { game: 'stopped', seed: 'feed' } });
    await store.append(rowOf('game/stopped', 1), { done: 'game/stopped' });
    await store.append(rowOf('ai-creators/room/AAAA', 1), { done: 'ai-creators/room/AAAA' });
    expect(await store.space.closedRooms(T0 + DAY, 9)).toEqual([]);
    await store.append(rowOf('room/AAAA', 4, { at: T0 + 7 }), { done: 'room/AAAA', freeCode: 'AAAA' });
    expect(await store.space.closedRooms(T0 + 7, 9)).toEqual([]);
    expect(await store.space.closedRooms(T0 + 8, 9)).toEqual(['room/AAAA']);
    expect(await store.space.closedRooms(T0 + 8, 9, ['net'])).toEqual(['room/AAAA']);
    expect(await store.space.closedRooms(T0 + 8, 9, ['other'])).toEqual([]);
    expect(await store.space.removeRoom('room/AAAA')).toBe(true);
    await nowAndLater(now(), async (again) => {
      expect(await again.heads(['room/AAAA', 'game/stopped', 'ai-creators/room/AAAA', 'game/g1'])).toEqual(
        new Map([['game/g1', 3]]),
      );
      expect([await again.seat('hash of AAAA'), await again.seedOf('stopped')]).toEqual([undefined, undefined]);
      expect(await again.space.closedRooms(T0 + DAY, 9)).toEqual([]);
      expect(await again.space.ownerOf('game/g1')).toBe('net');
      expect(await old(again)).toEqual(['g1']);
    });
  });

  test('the name of a deleted room can be used again', async () => {
    const { store } = now();
    await store.append(rowOf('room/a', 1));
    await store.append(rowOf('room/a', 2), { done: 'room/a' });
    expect(await store.space.removeRoom('room/a')).toBe(true);
    expect(await store.append(rowOf('room/a', 1))).toEqual({ kind: 'appended' });
    expect(await store.awake()).toEqual([{ stream: 'room/a', deadline: null }]);
  });

  test('old rows of a stream go, and its numbers are not used again', async () => {
    const { store } = now();
    for (const seq of [1, 2, 3]) await store.append(rowOf('reports', seq, { at: T0 + seq }), { done: 'reports' });
    expect(await store.space.removeRows('reports', T0 + 3)).toBe(2);
    expect((await store.read('reports')).map(({ seq }) => seq)).toEqual([3]);
    expect(await store.space.removeRows('reports', T0 + 4)).toBe(1);
    expect(await store.space.removeRows('reports', T0 + 4)).toBe(0);
    await nowAndLater(now(), async (again) => {
      expect(await again.read('reports')).toEqual([
        expect.objectContaining({ seq: 3, command: { type: 'removed' }, events: [] }),
      ]);
      expect(await again.head('reports')).toBe(3);
    });
    expect(await (await now().reopen()).append(rowOf('reports', 4))).toEqual({ kind: 'appended' });
  });

  test('chat is replaced in place, and the game is not found again for that', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1');
    await close(store, 'AAAA');
    const before = await store.space.bytes();
    expect(await old(store, { hasChat: true })).toEqual(['g1']);
    const row = { seq: 3, command: { type: 'act', text: '…' }, events: [] };
    await store.space.rewriteChat('g1', [row], false);
    expect(await old(store, { hasChat: true })).toEqual(['g1']);
    await store.space.rewriteChat('g1', [], true);
    await nowAndLater(now(), async (again) => {
      expect((await again.read('game/g1'))[2]).toMatchObject(row);
      expect(await old(again, { hasChat: true })).toEqual([]);
      expect(await old(again)).toEqual(['g1']);
    });
    const after = await (await now().reopen()).space.bytes();
    expect([after.chat, after.rooms]).toEqual([0, before.rooms]);
    expect(totalOf(after)).toBeLessThan(totalOf(before));
  });

  test('profiles are listed with the end of their last game, not those of people in a room', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1');
    const seat = { rules: 'classic', players: 5, role: 'seer', hasWon: true, isAlive: true, earned: [] };
    for (const [i, game] of ['g2', 'g3'].entries()) {
      await store.append(rowOf(`game/${game}`, 1), { finished: { game, rules: 'classic', players: [], outcome } });
      const seats = ['a', 'b', 'c'].map((profile, at) => ({ ...seat, profile, game, seat: at, at: T0 + i }));
      await store.history.record(game, seats, []);
    }
    await store.history.link('p1', 'b');
    const { space } = await now().reopen();
    expect(await space.profilesAfter('', 1)).toEqual([{ profile: 'a', at: T0 + 1 }]);
    expect(await space.profilesAfter('a', 9)).toEqual([{ profile: 'c', at: T0 + 1 }]);
  });
}

function pins(now: () => Opened): void {
  test('a pinned game stays until the last pin is gone', async () => {
    const { store } = now();
    await played(store, 'AAAA', 'g1', { at: T0 + 1 });
    await played(store, 'BBBB', 'g2');
    await close(store, 'AAAA');
    await close(store, 'BBBB');
    expect(await store.space.pin('nowhere', OPERATOR, true)).toBe(false);
    for (const by of [OPERATOR, OPERATOR, 'ann']) expect(await store.space.pin('g1', by, true)).toBe(true);
    expect(await store.space.pin('g2', 'ann', true)).toBe(true);
    await nowAndLater(now(), async (again) => {
      expect(await again.space.pins(null, 9)).toEqual(['g1', 'g2']);
      expect(await again.space.pins(OPERATOR, 9)).toEqual(['g1']);
      expect(await again.space.pins('ann', 1)).toEqual(['g1']);
      expect(await old(again)).toEqual([]);
    });
    const later = await now().reopen();
    await later.history.forget('ann');
    expect(await old(later)).toEqual(['g2']);
    expect(await later.space.pin('g1', OPERATOR, false)).toBe(true);
    expect(await old(later)).toEqual(['g2', 'g1']);
  });
}
