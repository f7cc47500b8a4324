import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { rowOf, T0 } from '../testing/contract/store/rows.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { withStore } from '../testing/stored-games.ts';
import { Storage } from './storage.ts';

const LINES = 3_000;
const DAY = 86_400_000;

test('a long game is cleaned and deleted in slices: no step touches more than 500 rows', () =>
  withStore(async (store) => {
    for (let seq = 1; seq <= LINES; seq += 100) {
      const rows = Array.from({ length: 100 }, (_, i) => {
        const text = `line ${seq + i}`;
        return rowOf('game/g', seq + i, {
          command: { type: 'act', act: 'say', text },
          events: [{ type: 'said', text }],
        });
      });
      const outcome = { team: 'good', winners: [], reason: 'end' };
      const finished = { game: 'g', rules: 'classic', players: [], outcome };
      await store.append(rows, seq + 100 > LINES ? { finished, done: 'game/g' } : {});
    }
    await store.history.record('g', [], []);
    const steps: number[] = [];
    const count = async <T>(work: Promise<T>, rows: () => number): Promise<T> => {
      const done = await work;
      steps.push(rows());
      return done;
    };
    const { rewriteChat, removeGame } = store.space;
    let left = LINES;
    store.space.rewriteChat = (game, rows, isLast) =>
      count(rewriteChat.call(store.space, game, rows, isLast), () => rows.length);
    store.space.removeGame = async (game) => {
      const isGone = await removeGame.call(store.space, game);
      const now = (await store.read('game/g')).length;
      steps.push(left - now);
      left = now;
      return isGone;
    };
    const read = readSettings({});
    if (!read.ok) throw new Error(read.message);
    const clock = new ManualClock(T0 + 100 * DAY);
    const log = { warn: () => {}, error: () => {} };
    const world = { store, clock, log, node: 'a', trouble: () => {}, settings: read.settings.storage };
    const storage = new Storage(world);
    expect(await storage.sweep()).toMatchObject({ chat: 1, games: 0 });
    expect(JSON.stringify(await store.read('game/g')).includes('line 1')).toBe(false);
    clock.skip(300 * DAY);
    expect(await storage.sweep()).toMatchObject({ chat: 0, games: 1 });
    expect(await store.head('game/g')).toBe(0);
    expect(Math.max(...steps)).toBe(500);
    expect(steps.reduce((sum, rows) => sum + rows)).toBe(2 * LINES);
    await storage.close();
  }));
