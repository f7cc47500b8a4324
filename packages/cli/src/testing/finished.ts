import type { Event, Json, Ruleset } from '@moonrise/engine';
import { engine, randomGame, rulesOf } from '@moonrise/engine/testing';
import { FORMAT } from '@moonrise/record';
import { chain } from '@moonrise/record/node';
import { rulesets } from '@moonrise/rulesets';
import { openSqlite } from '@moonrise/server/store';

const NAMES = 'Ann Bob Cid Dee Eve Fay Gus Hal'.split(' ');

/** A random game, with its rows as a server stores them. */
export interface Finished {
  readonly rules: Ruleset;
  readonly players: readonly string[];
  readonly rows: readonly Step[];
  readonly log: readonly Event[];
}
interface Step {
  readonly command: Json;
  readonly events: readonly Json[];
}

export function finished(id: string, options: Json = {}, seed = 7): Finished {
  const entry = rulesets.find((one) => one.id === id);
  if (!entry) throw new Error(`no rules ${id}`);
  const rules = rulesOf(entry, options);
  const count = Math.max(rules.players[0], 5);
  const moments = [...randomGame(engine, { rules, players: count, seed, bound: 1000 })];
  const log = moments.flatMap(({ events }) => events);
  const players = log.find((event) => event.type === 'masked')?.names ?? NAMES.slice(0, count);
  const begin = { type: 'start', rules: id, version: rules.version, options, names: players };
  const rows = moments.map(({ command, events }) => plain({ command: command ?? begin, events }) as Step);
  return { rules, players, rows, log };
}
const plain = (value: object): object => JSON.parse(JSON.stringify(value));

/** The file of a game, written row by row as the contest server does. */
export function fileOf({ rules, players, rows }: Finished): string {
  const heading = { format: FORMAT, game: 'g', rules: rules.id, players } as const;
  const link = chain(heading);
  const links = rows.map((row, i) => `\n${link({ ...row, seq: i + 1, at: i })}`);
  return `${JSON.stringify(heading).slice(0, -1)},"rows":[${links}]}`;
}

/** A store with the game, or its first rows, held open like a running server's. */
export async function serverWith(folder: string, { rows }: Finished, last = rows.length) {
  const store = await openSqlite(folder);
  const rest = { stream: 'game/g', commandId: null, reply: null, deadline: null };
  for (const [i, row] of rows.slice(0, last).entries()) await store.append({ ...rest, ...row, seq: i + 1, at: i });
  return store;
}
