import { type AnswerOf, httpRoutes } from '@moonrise/protocol';
import { expect, test, vi } from 'vitest';
import { hashOf } from '../rooms/access/tokens.ts';
import { autopilot } from '../testing/autopilot.ts';
import type { Client } from '../testing/client.ts';
import { type Serving, type ServingOptions, serving } from '../testing/serving.ts';
import { type ClientTable, isOver, must, playOut, type TestSeat } from '../testing/table.ts';

const NAMES = ['Anna', 'Bela', 'Carl', 'Dora'];
const secretOf = (name: string): string => `${name}-${'x'.repeat(43)}`;
const leaderboard: ServingOptions = { env: { MOONRISE_LEADERBOARD: 'on' } };

interface Asked {
  readonly secret?: string;
  readonly post?: object;
}
type Mine = AnswerOf<'/api/me'>;
type Body = Mine & { readonly error: { readonly code: string } };
async function ask(on: Serving, path: string, { secret, post }: Asked = {}) {
  const answer = await fetch(`${on.url}${path}`, {
    method: post ? 'POST' : 'GET',
    headers: {
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(post && { 'content-type': 'application/json' }),
    },
    ...(post && { body: JSON.stringify(post) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
const me = async (on: Serving, name: string): Promise<Mine> =>
  (await ask(on, '/api/me', { secret: secretOf(name) })).body;

/** Four people in a lobby, each with a profile. */
async function gathered(on: Serving, ranked: boolean): Promise<ClientTable> {
  const seats: TestSeat[] = [];
  let code = '';
  for (const name of NAMES) {
    const client: Client = await on.client();
    const event = code === '' ? 'create_room' : 'join_room';
    const wish = code === '' ? { rules: 'classic' } : { code };
    const ack = must(await client.ask(event, { name, profile: secretOf(name), ...wish }));
    code = String(ack.code);
    seats.push({ client, id: String(ack.player_id), token: String(ack.token), name, stream: 'named' });
  }
  if (ranked) must(await (seats[0] as TestSeat).client.ask('set_options', { ranked: true, in_one_room: true }));
  return { on, code, seats };
}
async function started({ on, seats }: ClientTable): Promise<void> {
  must(await (seats[0] as TestSeat).client.ask('start_game', {}));
  await on.pass(10_000);
  for (const [i, { client }] of seats.entries()) autopilot(client, { seed: `me${i}` });
}

test('a game is recorded only after its end; then every player sees their own result', () =>
  serving(async (on) => {
    const table = await gathered(on, true);
    const before = await me(on, 'Anna');
    httpRoutes['/api/me'].answer.parse(before);
    expect([before.games, before.statistics, before.ratings, before.leaderboard]).toEqual([[], [], [], false]);
    await started(table);
    for (let step = 0; !isOver((table.seats[0] as TestSeat).client); step++) {
      expect(await me(on, NAMES[step % NAMES.length] as string)).toEqual(before);
      expect(await on.store.history.waiting(9)).toEqual([]);
      await on.pass(Math.max(0, (on.clock.next ?? on.clock.now()) - on.clock.now()));
      await on.settled();
    }
    const { winner, players_with_roles: cards } = (table.seats[0] as TestSeat).client.last('game_ended') as {
      winner: string;
      players_with_roles: readonly { name: string; role: string; won: boolean }[];
    };
    expect(winner).not.toBe('');
    for (const name of NAMES) {
      const profile = await me(on, name);
      httpRoutes['/api/me'].answer.parse(profile);
      const mine = cards.find((card) => card.name === name);
      expect(profile.games).toMatchObject([{ rules: 'classic', players: 4, role: mine?.role }]);
      expect(profile.statistics).toMatchObject([{ rules: 'classic', role: mine?.role, games: 1 }]);
      expect(profile.ratings).toMatchObject([{ rules: 'classic', games: 1 }]);
    }
    const ratings = await Promise.all(NAMES.map(async (name) => (await me(on, name)).ratings[0]?.rating ?? 0));
    expect([Math.min(...ratings) < 1500, Math.max(...ratings) > 1500]).toEqual([true, true]);
    expect((await me(on, 'Stranger')).games).toEqual([]);
  }));

test('a game counts once, even if the server stops right after its end', () =>
  serving(async (on) => {
    const table = await gathered(on, true);
    await started(table);
    await playOut(table);
    await on.restart(1_000);
    const first = await me(on, 'Bela');
    await on.restart(1_000);
    await on.pass(60_000);
    expect([first.games.length, await me(on, 'Bela')]).toEqual([1, first]);
  }));

test('when a room closes the links to profiles are deleted, also for members who left early; their games stay', () =>
  serving(async (on) => {
    const table = await gathered(on, false);
    const passerBy = await on.client();
    const { player_id } = must(
      await passerBy.ask('join_room', { name: 'Emil', profile: secretOf('Emil'), code: table.code }),
    );
    must(await passerBy.ask('leave_room', {}));
    await started(table);
    await playOut(table);
    const members = [String(player_id), ...table.seats.map(({ id }) => id)];
    const linked = async () => (await on.store.history.profilesOf(members)).size;
    expect(await linked()).toBe(5);
    for (const { client } of table.seats) must(await client.ask('leave_room', {}));
    await on.pass(3_600_000);
    await on.settled();
    await expect.poll(linked).toBe(0);
    expect((await me(on, 'Anna')).games).toHaveLength(1);
  }));

test('a deleted profile has no games, and its running game is not recorded', () =>
  serving(async (on) => {
    const table = await gathered(on, false);
    await started(table);
    const forgot = await ask(on, '/api/me/forget', { secret: secretOf('Carl'), post: {} });
    expect(forgot).toEqual({ status: 200, body: { ok: true } });
    await playOut(table);
    expect([(await me(on, 'Carl')).games, (await me(on, 'Dora')).games.length]).toEqual([[], 1]);
    await ask(on, '/api/me/forget', { secret: secretOf('Dora'), post: {} });
    expect((await me(on, 'Dora')).games).toEqual([]);
  }));

test('a ranked game cannot start with AI seats, and every member sees that the room is ranked', () =>
  serving(async (on) => {
    const { seats } = await gathered(on, true);
    const [anna, bela] = seats as [TestSeat, TestSeat];
    await on.settled();
    expect(bela.client.last('room_updated')).toMatchObject({ ranked: true });
    expect(await bela.client.ask('set_options', { ranked: false })).toMatchObject({ error: { code: 'host_only' } });
    must(await anna.client.ask('set_options', { ai_count: 2 }));
    await on.settled();
    expect(bela.client.last('room_updated')).toMatchObject({ ranked: true, cannot_start_why: { code: 'ranked_bots' } });
    expect(await anna.client.ask('start_game', {})).toMatchObject({ ok: false, error: { code: 'cannot_start' } });
    must(await anna.client.ask('set_options', { ranked: false }));
    must(await anna.client.ask('start_game', {}));
  }));

test('an unranked game changes no rating', () =>
  serving(async (on) => {
    const table = await gathered(on, false);
    await started(table);
    await playOut(table);
    const { games, ratings } = await me(on, 'Anna');
    expect([games.length, ratings]).toEqual([1, []]);
  }));

test('the leaderboard lists only people who chose it', () =>
  serving(async (on) => {
    expect((await ask(on, '/api/leaderboard')).body).toEqual({ boards: [] });
    const name = (of: string, post: object) => ask(on, '/api/me/name', { secret: secretOf(of), post });
    expect(await name('Bela', { name: '' })).toMatchObject({ status: 400, body: { error: { code: 'bad_name' } } });
    expect(await name('Bela', { nick: 'B' })).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    const table = await gathered(on, true);
    await started(table);
    await playOut(table);
    expect(await name('Anna', { name: '  Anna ' })).toMatchObject({ status: 200 });
    const { body } = await ask(on, '/api/leaderboard');
    httpRoutes['/api/leaderboard'].answer.parse(body);
    const [{ rating, deviation, games }] = (await me(on, 'Anna')).ratings as [Mine['ratings'][number]];
    expect(body).toEqual({ boards: [{ rules: 'classic', people: [{ name: 'Anna', rating, deviation, games }] }] });
    await name('Anna', { name: null });
    expect((await ask(on, '/api/leaderboard')).body).toEqual({ boards: [] });
  }, leaderboard));

test('a profile without games cannot be listed', () =>
  serving(async (on) => {
    const secret = secretOf('Anna');
    const { status, body } = await ask(on, '/api/me/name', { secret, post: { name: 'Anna' } });
    expect([status, body.error.code]).toEqual([404, 'not_found']);
    expect((await me(on, 'Anna')).name).toBeNull();
  }, leaderboard));

test('without the setting there is no leaderboard, and no name can be set', () =>
  serving(async (on) => {
    expect((await ask(on, '/api/leaderboard')).status).toBe(404);
    expect((await ask(on, '/api/me/name', { secret: secretOf('Anna'), post: { name: 'Anna' } })).status).toBe(404);
  }));

test('the secret is accepted only in a header, and is never stored or logged', () =>
  serving(async (on) => {
    const secret = secretOf('Anna');
    const table = await gathered(on, true);
    await started(table);
    await playOut(table);
    await me(on, 'Anna');
    expect((await ask(on, `/api/me?profile=${secret}`)).status).toBe(400);
    expect((await ask(on, '/api/me', { secret: 'short' })).body.error.code).toBe('malformed');
    const [{ game_id: game }] = (await me(on, 'Anna')).games as [Mine['games'][number]];
    const shown = JSON.stringify((await ask(on, `/api/games/${game}`)).body);
    const told = table.seats.flatMap(({ client }) => client.got.map((frame) => JSON.stringify(frame)));
    const rows = (await Promise.all((await on.store.awake()).map(({ stream }) => on.store.read(stream)))).flat();
    for (const text of [...on.log, shown, ...told, JSON.stringify(rows)])
      expect(text).not.toContain(secret.slice(0, 20));
  }));

test('a profile with many games is answered in pages, newest first, also while games are added', () =>
  serving(async (on) => {
    const secret = secretOf('Anna');
    const seatOf = (n: number) => ({
      ...{
        profile: hashOf(secret),
        game: `game-${String(n).padStart(3, '0')}`,
        seat: n % 3,
        at: 1_000 + Math.floor(n / 2),
      },
      ...{ rules: 'classic', players: 5, role: 'villager', hasWon: n % 2 === 0, isAlive: true, earned: [] },
    });
    const played = Array.from({ length: 120 }, (_, n) => seatOf(n));
    vi.spyOn(on.store.history, 'played').mockImplementation(async () => played);
    const page = async (after?: string | null): Promise<Mine> => {
      const { body } = await ask(on, after ? `/api/me?after=${after}` : '/api/me', { secret });
      return httpRoutes['/api/me'].answer.parse(body);
    };
    const first = await page();
    played.push(seatOf(120));
    const second = await page(first.next);
    const third = await page(second.next);
    expect([first, second, third].map(({ games, next }) => [games.length, next !== null])).toEqual([
      [50, true],
      [50, true],
      [20, false],
    ]);
    const ids = [first, second, third].flatMap(({ games }) => games.map(({ game_id }) => game_id));
    expect(ids).toEqual(Array.from({ length: 120 }, (_, n) => seatOf(119 - n).game));
    expect([first.total, second.total]).toEqual([120, 121]);
    expect(first.statistics).toMatchObject([{ role: 'villager', games: 120, wins: 60 }]);
    expect((await ask(on, '/api/me?after=elsewhere', { secret })).body.error.code).toBe('malformed');
  }));
