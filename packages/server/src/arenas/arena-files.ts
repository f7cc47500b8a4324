import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { httpRoutes, type ShownArena, type ShownArenaGame } from '@moonrise/protocol';
import { z } from 'zod';

const MOST_RESULTS = 4_000_000; // bytes
const MOST_LOG = 4 * 1024 * 1024; // bytes: the replay opens no larger file
const MOST_GAMES = 10_000; // that are listed
const LONGEST_LINE = 1_000_000; // characters

/** When a file was written and how large it is; undefined if it is missing. */
export async function stampOf(path: string): Promise<{ readonly at: number; readonly stamp: string } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { at: found.mtimeMs, stamp: `${found.mtimeMs} ${found.size}` } : undefined;
}

/** `results.json`; undefined if it is missing, too large, or something else. */
export async function readResults(path: string): Promise<ShownArena | undefined> {
  const read = httpRoutes['/api/arenas/{arena}'].answer.safeParse(parsed(await smallText(path, MOST_RESULTS)));
  return read.success ? read.data : undefined;
}
/** The log of a game; undefined if it is missing or too large. */
export const readLog = (path: string): Promise<string | undefined> => smallText(path, MOST_LOG);

async function smallText(path: string, most: number): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() && found.size <= most ? readFile(path, 'utf8') : undefined;
}
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const { game, table, rules, village, wolves, side, rounds } =
  httpRoutes['/api/arenas/{arena}/games'].answer.shape.games.element.shape;
const line = z.object({
  ...{ game, table, rules, village, wolves, side, rounds },
  status: z.literal('played'),
  seats: z.array(z.object({ player: z.string() })).max(100),
});

/** The games that count, by id, in the order of the plan. */
export async function readGames(path: string): Promise<ReadonlyMap<string, ShownArenaGame>> {
  const games = new Map<string, ShownArenaGame>();
  const input = createReadStream(path);
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const read = text.length <= LONGEST_LINE ? line.safeParse(parsed(text)) : undefined;
      if (!read?.success) continue;
      const { status: _, seats, ...row } = read.data;
      games.set(row.game, { ...row, players: [...new Set(seats.map(({ player }) => player))] });
      if (games.size >= MOST_GAMES) break;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    input.destroy();
  }
  return games;
}
