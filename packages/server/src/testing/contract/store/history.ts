import { expect, test } from 'vitest';
import type { KeptRating, PlayedSeat } from '../../../history/history-store.ts';
import { nowAndLater, type Opened, rowOf, T0 } from './rows.ts';

const outcome = { team: 'good', winners: [0], reason: 'wolves_dead' };
const [ann, bob] = ['a'.repeat(64), 'b'.repeat(64)] as [string, string];

const seatOf = (profile: string, game: string, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  profile,
  game,
  seat: 0,
  at: T0,
  rules: 'classic',
  players: 7,
  role: 'r',
  hasWon: true,
  isAlive: false,
  earned: ['victory', 'from_beyond'],
  ...more,
});
const ratingOf = (profile: string, rating: number, games: number, more: Partial<KeptRating> = {}): KeptRating => ({
  profile,
  rules: 'classic',
  rating,
  deviation: 100.25,
  games,
  ...more,
});

/** What is remembered of people's games. */
export function historyContract(now: () => Opened): void {
  const end = (game: string, at: number) =>
    now().store.append(rowOf(`game/${game}`, 1, { at }), {
      finished: { game, rules: 'classic', players: ['Ann'], outcome },
    });

  test('whose a member was can be forgotten, and nothing else is', async () => {
    const { history } = now().store;
    for (const player of ['p1', 'p2', 'p3']) await history.tie(player, ann);
    await history.untie(['p1', 'p3', 'nobody']);
    await history.untie([]);
    await nowAndLater(now(), async (store) => {
      expect([...(await store.history.profilesOf(['p1', 'p2', 'p3'])).keys()]).toEqual(['p2']);
    });
  });

  test('a member of a room is tied to one profile, the first', async () => {
    const { history } = now().store;
    await history.tie('p1', ann);
    await history.tie('p1', bob);
    await history.tie('p2', ann);
    expect((await history.profilesOf([])).size).toBe(0);
    await nowAndLater(now(), async (store) => {
      const found = await store.history.profilesOf(['p1', 'p2', 'p3']);
      expect([...found].sort()).toEqual([
        ['p1', ann],
        ['p2', ann],
      ]);
    });
  });

  test('finished games wait until they are taken up, the oldest first', async () => {
    await end('g2', T0 + 2);
    await end('g3', T0 + 3);
    await end('g1', T0 + 1);
    const { history } = now().store;
    expect(await history.waiting(2)).toEqual([
      { game: 'g1', at: T0 + 1 },
      { game: 'g2', at: T0 + 2 },
    ]);
    expect(await history.record('g1', [seatOf(ann, 'g1')], [])).toBe(true);
    await nowAndLater(now(), async (store) => {
      expect((await store.history.waiting(9)).map(({ game }) => game)).toEqual(['g2', 'g3']);
      expect(await store.history.played(ann)).toEqual([seatOf(ann, 'g1')]);
    });
  });

  test('a game is taken up once, however often it is tried, also at the same time', async () => {
    await end('g1', T0);
    const { history } = now().store;
    const tries = [1, 2, 3, 4].map(() => history.record('g1', [seatOf(ann, 'g1')], [ratingOf(ann, 1600, 1)]));
    expect(await Promise.all(tries)).toEqual([true, true, true, true]);
    expect(await history.played(ann)).toHaveLength(1);
    expect(await history.ratingsOf(ann)).toEqual([ratingOf(ann, 1600, 1)]);
  });

  test('a rating that has moved since it was read: nothing of the game is taken up', async () => {
    for (const game of ['g1', 'g2', 'g3']) await end(game, T0);
    const { history } = now().store;
    expect(await history.record('g1', [seatOf(ann, 'g1')], [ratingOf(ann, 1600, 1)])).toBe(true);
    const stale = [ratingOf(bob, 1400, 1), ratingOf(ann, 1650, 1)];
    expect(await history.record('g2', [seatOf(ann, 'g2')], stale)).toBe(false);
    expect(await history.record('g2', [seatOf(ann, 'g2')], [ratingOf(ann, 1650, 3)])).toBe(false);
    expect((await history.waiting(9)).map(({ game }) => game)).toEqual(['g2', 'g3']);
    expect([await history.ratingsOf(bob), (await history.played(ann)).length]).toEqual([[], 1]);
    expect(await history.record('g2', [], [ratingOf(ann, 1650.5, 2, { deviation: 90 })])).toBe(true);
    expect(await history.ratingsOf(ann)).toEqual([ratingOf(ann, 1650.5, 2, { deviation: 90 })]);
  });

  test('what somebody has played comes newest first, and theirs alone', async () => {
    for (const [i, game] of ['g1', 'g2', 'g3'].entries()) await end(game, T0 + i);
    const { history } = now().store;
    const seats = ['g1', 'g2', 'g3'].map((game, i) => seatOf(ann, game, { at: T0 + i, seat: i, hasWon: i === 1 }));
    for (const seat of seats) await history.record(seat.game, [seat, seatOf(bob, seat.game, { seat: 5 })], []);
    expect(await history.played(ann)).toEqual(seats.toReversed());
    expect(await history.played('nobody')).toEqual([]);
  });

  test('leaders are those who are named, by what they are at least', async () => {
    await end('g1', T0);
    const { history } = now().store;
    const ratings = [
      ratingOf(ann, 1700, 1, { deviation: 300 }),
      ratingOf(bob, 1500, 1, { deviation: 50 }),
      ratingOf('c', 1900, 1, { deviation: 50 }),
      ratingOf('d', 1800, 1, { rules: 'launch' }),
    ];
    await history.record('g1', [], ratings);
    for (const [profile, name] of [
      [ann, 'Old'],
      [ann, 'Ann'],
      [bob, 'Bob'],
      ['d', 'Dee'],
    ] as const)
      await history.setName(profile, name);
    expect(await history.leaders('classic', 9)).toEqual([
      { name: 'Bob', rating: 1500, deviation: 50, games: 1 },
      { name: 'Ann', rating: 1700, deviation: 300, games: 1 },
    ]);
    expect(await history.leaders('classic', 1)).toHaveLength(1);
    await history.setName(bob, null);
    await nowAndLater(now(), async (store) => {
      expect([await store.history.nameOf(ann), await store.history.nameOf(bob)]).toEqual(['Ann', null]);
      expect((await store.history.leaders('classic', 9)).map(({ name }) => name)).toEqual(['Ann']);
    });
  });

  test('who is forgotten leaves nothing behind, and nobody else loses anything', async () => {
    await end('g1', T0);
    const { history } = now().store;
    await history.tie('p1', ann);
    await history.tie('p2', bob);
    await history.record(
      'g1',
      [seatOf(ann, 'g1'), seatOf(bob, 'g1', { seat: 1 })],
      [ratingOf(ann, 1600, 1), ratingOf(bob, 1400, 1)],
    );
    await history.setName(ann, 'Ann');
    await history.forget(ann);
    await nowAndLater(now(), async (store) => {
      const of = async (profile: string) => [
        (await store.history.played(profile)).length,
        (await store.history.ratingsOf(profile)).length,
        await store.history.nameOf(profile),
      ];
      expect(await of(ann)).toEqual([0, 0, null]);
      expect(await of(bob)).toEqual([1, 1, null]);
      expect([...(await store.history.profilesOf(['p1', 'p2'])).keys()]).toEqual(['p2']);
      expect(await store.history.waiting(9)).toEqual([]);
      expect(await store.games({ limit: 9 })).toHaveLength(1);
    });
  });
}
