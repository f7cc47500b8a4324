import type { Event, Json } from '@moonrise/engine';
import { Chance, engine, randomGame } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import type { StartCommand } from '../../../matches/rows.ts';
import { inFolder } from '../../contract/in-folder.ts';
import { rowOf } from '../../contract/rows.ts';
import { openSqlite } from '../../sqlite/sqlite.ts';
import type { Store } from '../../store.ts';
import { exportGame } from '../transfer.ts';

export const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));
export const withStore = <T>(work: (store: Store) => Promise<T>) =>
  inFolder(async (folder) => {
    const store = await openSqlite(folder);
    return work(store).finally(() => store.close());
  });

/** A random game as the server writes it, with what hosts do in between. */
export async function played(
  store: Store,
  rulesId: string,
  seed: number,
  last = Number.POSITIVE_INFINITY,
): Promise<string> {
  const built = rulesets.find(({ id }) => id === rulesId)?.build();
  if (!built?.ok) throw new Error(`no rules ${rulesId}`);
  const { rules } = built;
  const players = Array.from({ length: 20 }, (_, n) => n).filter((n) => rules.cards(n).ok)[1] ?? rules.players[0];
  const game = `${rulesId}-${seed}`;
  const chance = new Chance(seed);
  const rows: { command: Json; events: Json }[] = [];
  for (const { command, events } of randomGame(engine, { rules, players, seed, bound: 1000 })) {
    if (rows.length >= last) break;
    rows.push({ command: json(command ?? startOf(events, rulesId)), events: json(events) });
    if (chance.percent(10)) rows.push({ command: { type: 'extend', ms: 5000 }, events: [] });
  }
  const also = (seq: number) => (seq === 1 ? { seed: { game, seed: 'secret' } } : {});
  const appends = rows.map(({ command, events }, i) => {
    const row = rowOf(`game/${game}`, i + 1, { command, events: events as Json[], commandId: `c${i}`, deadline: i });
    return store.append(row, also(i + 1));
  });
  await Promise.all(appends);
  return game;
}
function startOf(events: readonly Event[], rules: string): StartCommand {
  const [started, masked] = events;
  if (started?.type !== 'started') throw new Error('not a start');
  const names = masked?.type === 'masked' ? masked.names : started.names;
  const sitters = names.map((name, i) => ({ id: `s${i}`, name, player: `canary-${i}` }));
  return { type: 'start', room: 'canary', rules, options: started.options, sitters };
}

/** A finished game as a document. */
export const aGame = () => withStore(async (store) => (await exportGame(store, await played(store, 'classic', 7)))!);
