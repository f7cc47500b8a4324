import type { StartCommand } from '../../matches/rows.ts';
import type { Row, Store } from '../../store/store.ts';
import type { RunEvidence } from './checker.ts';
import type { Person } from './person.ts';

interface Deal {
  readonly type: string;
  readonly game?: { readonly id: string; readonly begin: StartCommand };
}

/** Every room that is open, and every game that was ever played in it. */
async function logsIn(store: Store): Promise<ReadonlyMap<string, readonly Row[]>> {
  const streams = new Map<string, readonly Row[]>();
  for (const { stream } of await store.awake()) {
    if (!stream.startsWith('room/')) continue;
    const rows = await store.read(stream);
    streams.set(stream, rows);
    for (const { command } of rows) {
      const { type, game } = command as unknown as Deal;
      if (type === 'deal' && game) streams.set(`game/${game.id}`, await store.read(`game/${game.id}`));
    }
  }
  return streams;
}

/** What is left of a run: the logs as they are stored, and what people have written down. */
export function evidenceOf(
  streams: ReadonlyMap<string, readonly Row[]>,
  people: readonly Person[],
  now: number,
): RunEvidence {
  const acked = people.flatMap((one) => one.acked.map((id) => ({ player: one.id, id })));
  const views = people.flatMap((one) =>
    one.seen.map(({ game, frames }, i) => {
      const isWhole = one.isConnected && i === one.seen.length - 1;
      return { player: one.id, game, kind: one.stream, frames, isWhole };
    }),
  );
  const seats = people.map(({ id, isConnected, isTurnedAway }) => ({ player: id, isConnected, isTurnedAway }));
  return { streams, acked, views, seats, now };
}
export const storedEvidence = async (store: Store, people: readonly Person[]): Promise<RunEvidence> =>
  evidenceOf(await logsIn(store), people, Date.now());

const MOST_LETTERS = 120; // of a command
/** Every row in short, with instants in seconds since the first. */
export function logLines(streams: ReadonlyMap<string, readonly Row[]>): readonly string[] {
  const begin = Math.min(...[...streams.values()].map((rows) => rows[0]?.at ?? Number.POSITIVE_INFINITY));
  const instant = (at: number | null) => (at === null ? '-' : ((at - begin) / 1000).toFixed(3));
  return [...streams].flatMap(([stream, rows]) => [
    stream,
    ...rows.map(({ seq, at, deadline, command }) => {
      const asked = JSON.stringify(command).slice(0, MOST_LETTERS);
      return `  ${seq} at ${instant(at)} until ${instant(deadline)} ${asked}`;
    }),
  ]);
}
