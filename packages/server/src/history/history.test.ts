import type { Event, Id, Json } from '@moonrise/engine';
import { Chance, engine, randomGame, rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { type Sitter, type StartCommand, streamOf } from '../matches/rows.ts';
import { hashOf } from '../rooms/access/tokens.ts';
import { openSqlite } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { inFolder } from '../testing/contract/store/in-folder.ts';
import { rowOf, T0 } from '../testing/contract/store/rows.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { type AchievementId, achievements } from './achievements.ts';
import { History } from './history.ts';
import { statisticsOf } from './statistics.ts';

const PEOPLE = Array.from({ length: 6 }, (_, i) => `${i}`.repeat(43)); // secrets
const GAMES = 250;

interface Simulated {
  readonly id: string;
  readonly rules: Id;
  readonly ranked: boolean;
  readonly log: readonly Event[];
  readonly sitters: readonly Sitter[];
}

/** Random games of all rule sets; some seats are people with a profile. */
function simulated(count: number): readonly Simulated[] {
  const chance = new Chance(11);
  return Array.from({ length: count }, (_, i): Simulated => {
    const entry = rulesets[i % rulesets.length]!;
    const rules = rulesOf(entry);
    const [least, most] = rules.players;
    const sizes = Array.from({ length: most - least + 1 }, (_, more) => least + more).filter((n) => rules.cards(n).ok);
    const players = chance.pick(sizes);
    const log = [...randomGame(engine, { rules, players, seed: i, bound: 0 })].flatMap(({ events }) => events);
    const sitters = Array.from({ length: players }, (_, seat): Sitter => {
      const player = seat < PEOPLE.length && chance.percent(70) ? `${i}/${seat}` : null;
      return { id: `${seat}`, name: `P${seat}`, player };
    });
    return { id: `g${i}`, rules: entry.id, ranked: chance.percent(40), log, sitters };
  });
}
const personAt = (seat: number): string => hashOf(PEOPLE[seat] as string);

async function play(store: Store, games: readonly Simulated[], at = T0): Promise<void> {
  for (const [i, { id, rules, ranked, log, sitters }] of games.entries()) {
    const ended = log.at(-1);
    if (ended?.type !== 'ended') throw new Error(`game ${id} has not ended`);
    for (const [seat, { player }] of sitters.entries()) if (player) await store.history.link(player, personAt(seat));
    const begin: StartCommand = { type: 'start', room: 'r', rules, options: {}, sitters, ...(ranked && { ranked }) };
    const row = rowOf(streamOf(id), 1, {
      at: at + i,
      command: begin as unknown as Json,
      events: log as unknown as Json[],
    });
    await store.append(row, { finished: { game: id, rules, players: [], outcome: ended.outcome } });
  }
}
const historyOf = (store: Store) =>
  new History({
    store,
    clock: new ManualClock(),
    trouble: (about, error) => {
      throw new Error(`${about}: ${error}`);
    },
  });

/** The same statistics computed in another way: from the last event of each log and its deaths. */
function recounted(games: readonly Simulated[], seat: number) {
  const figures = new Map<string, { games: number; wins: number; survived: number }>();
  for (const { rules, log, sitters } of games) {
    if (!sitters[seat]?.player) continue;
    const ended = log.at(-1) as Extract<Event, { type: 'ended' }>;
    const key = `${rules}/${ended.dealt[seat]}`;
    const dead = new Set(log.flatMap((event) => (event.type === 'died' ? [event.seat] : [])));
    const { games, wins, survived } = figures.get(key) ?? { games: 0, wins: 0, survived: 0 };
    figures.set(key, {
      games: games + 1,
      wins: wins + Number(ended.outcome.winners.includes(seat)),
      survived: survived + Number(!dead.has(seat)),
    });
  }
  return Object.fromEntries([...figures].sort());
}

const games = simulated(GAMES);

test(`statistics of ${GAMES} games match their logs, and every achievement can be earned`, () =>
  inFolder(async (folder) => {
    const store = await openSqlite(folder);
    const history = historyOf(store);
    await play(store, games);
    const earned = new Set<AchievementId>();
    for (const [seat, secret] of PEOPLE.entries()) {
      const { played } = await history.profile(secret);
      const shown = statisticsOf(played).map(({ rules, role, ...figures }) => [`${rules}/${role}`, figures] as const);
      expect(Object.fromEntries([...shown].sort()), `seat ${seat}`).toEqual(recounted(games, seat));
      expect(played.every(({ hasWon, earned }) => hasWon === earned.includes('victory'))).toBe(true);
      for (const one of played) for (const id of one.earned) earned.add(id);
    }
    const missing = achievements.map(({ id }) => id).filter((id) => !earned.has(id));
    expect(missing.filter((id) => id !== 'one_voice')).toEqual([]); // random players never agree
    await history.close();
    await store.close();
  }));

test('recorded at once, one by one, with restarts, or by several nodes: the ratings are the same', () =>
  inFolder(async (folder) => {
    const some = games.slice(0, 60);
    const ratings = async (name: string, work: (store: Store, reopen: () => Promise<Store>) => Promise<Store>) => {
      let store = await openSqlite(`${folder}/${name}`);
      const reopen = async () => {
        await store.close();
        store = await openSqlite(`${folder}/${name}`);
        return store;
      };
      const last = await work(store, reopen);
      const found = await Promise.all(PEOPLE.map((secret) => last.history.ratingsOf(hashOf(secret))));
      await last.close();
      return found;
    };
    const atOnce = await ratings('at-once', async (store) => {
      await play(store, some);
      await historyOf(store).catchUp();
      return store;
    });
    const one = await ratings('one', async (first, reopen) => {
      let store = first;
      for (const [i, game] of some.entries()) {
        await play(store, [game], T0 + i);
        await historyOf(store).catchUp();
        if (i % 20 === 0) store = await reopen();
      }
      return store;
    });
    const two = await ratings('two', async (store) => {
      await play(store, some);
      const nodes = [historyOf(store), historyOf(store), historyOf(store)];
      await Promise.all(nodes.map((node) => node.catchUp()));
      return store;
    });
    expect(atOnce.flat().length).toBeGreaterThan(10);
    expect(one).toEqual(atOnce);
    expect(two.map((list) => list.map(({ games }) => games))).toEqual(
      atOnce.map((list) => list.map(({ games }) => games)),
    );
  }));

test('games without profiles, imported games and unreadable games are skipped once', () =>
  inFolder(async (folder) => {
    const store = await openSqlite(folder);
    const troubles: string[] = [];
    const history = new History({
      store,
      clock: new ManualClock(),
      trouble: (about, _, ids) => troubles.push(`${about}: ${ids?.game}`),
    });
    const [game] = games as [Simulated];
    const strangers = game.sitters.map((sitter) => ({ ...sitter, player: null }));
    await play(store, [{ ...game, id: 'strangers', sitters: strangers }]);
    const finished = { rules: 'classic', players: [], outcome: { team: null, winners: [], reason: 'x' } };
    await store.append(rowOf('game/elsewhere', 1), { finished: { ...finished, game: 'elsewhere' } });
    await play(store, [
      { ...game, id: 'odd', rules: 'no-such-rules', sitters: [{ id: 'x', name: 'X', player: 'px' }] },
    ]);
    await store.history.link('px', personAt(0));
    await history.catchUp();
    expect(await store.history.waiting(9)).toEqual([]);
    expect((await history.profile(PEOPLE[0] as string)).played).toEqual([]);
    expect(troubles).toEqual(['the history of a game: odd']);
    await history.close();
    await store.close();
  }));

test('a game with the same person in two seats is recorded, but not rated', () =>
  inFolder(async (folder) => {
    const store = await openSqlite(folder);
    const history = historyOf(store);
    const [game] = games as [Simulated];
    const sitters = game.sitters.map((sitter, seat) => ({ ...sitter, player: seat < 2 ? `p${seat}` : null }));
    await store.history.link('p0', personAt(3));
    await store.history.link('p1', personAt(3));
    await play(store, [{ ...game, ranked: true, sitters }]);
    const { played, ratings } = await history.profile(PEOPLE[3] as string);
    expect([played.length, ratings]).toEqual([2, []]);
    await history.close();
    await store.close();
  }));
