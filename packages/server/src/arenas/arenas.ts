import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ARENAS_LISTED, type ArenaSummary, type ShownArena, type ShownArenaGame } from '@moonrise/protocol';
import { CompressedText } from '../http/compressed-text.ts';
import { readGames, readLog, readResults, stampOf } from './arena-files.ts';
import { Latest } from './latest.ts';

interface FinishedArena {
  readonly summary: ArenaSummary;
  readonly results: CompressedText;
}
type Games = ReadonlyMap<string, ShownArenaGame>;

const NAME = /^\w[\w.-]{0,63}$/;
const MOST_FOLDERS = 1_000; // that are looked at
const RESULTS = 'results.json';

/**
 * The finished arenas in a folder. Files are read when they are asked for, and again when the results have changed. Only names
 * that are listed are looked for.
 */
export class Arenas {
  private readonly folder: string;
  private readonly arenas = new Latest<FinishedArena | undefined>(ARENAS_LISTED);
  private readonly gameLists = new Latest<Games>(4);
  private readonly logs = new Latest<CompressedText | undefined>(16);

  constructor(folder: string) {
    this.folder = folder;
  }
  /** The newest first. */
  async list(): Promise<readonly ArenaSummary[]> {
    const entries = await readdir(this.folder).catch(() => []);
    const found: { readonly id: string; readonly at: number }[] = [];
    for (const id of entries.filter((name) => NAME.test(name)).slice(0, MOST_FOLDERS)) {
      const stamp = await stampOf(join(this.folder, id, RESULTS));
      if (stamp) found.push({ id, at: stamp.at });
    }
    const newest = found.sort((a, b) => b.at - a.at || a.id.localeCompare(b.id)).slice(0, ARENAS_LISTED);
    const arenas = await Promise.all(newest.map(({ id }) => this.find(id)));
    return arenas.flatMap((arena) => arena?.summary ?? []);
  }
  /** Undefined if no finished arena has this name, as in all methods below. */
  async find(id: string): Promise<FinishedArena | undefined> {
    const key = await this.keyOf(id);
    return key === undefined ? undefined : this.arenas.get(key, () => this.read(id));
  }
  async games(id: string): Promise<Games | undefined> {
    const key = await this.keyOf(id);
    return key === undefined
      ? undefined
      : this.gameLists.get(key, () => readGames(join(this.folder, id, 'games.jsonl')));
  }
  async log(id: string, game: string): Promise<CompressedText | undefined> {
    const key = await this.keyOf(id);
    if (key === undefined || !(await this.games(id))?.has(game)) return undefined;
    return this.logs.get(`${key} ${game}`, async () => {
      const text = await readLog(join(this.folder, id, 'logs', `${game}.json`));
      return text === undefined ? undefined : new CompressedText(text);
    });
  }

  /** Changes with the results. */
  private async keyOf(id: string): Promise<string | undefined> {
    const found = NAME.test(id) ? await stampOf(join(this.folder, id, RESULTS)) : undefined;
    return found && `${id} ${found.stamp}`;
  }
  private async read(id: string): Promise<FinishedArena | undefined> {
    const results = await readResults(join(this.folder, id, RESULTS));
    return results && { summary: summaryOf(id, results), results: new CompressedText(JSON.stringify(results)) };
  }
}

const summaryOf = (id: string, { name, deals, games, players, tables }: ShownArena): ArenaSummary => ({
  id,
  name,
  deals,
  games: { planned: games.planned, played: games.played },
  players: players.map((player) => player.name),
  tables: tables.map((table) => table.name),
});
