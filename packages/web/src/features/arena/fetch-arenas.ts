import type { AnswerOf, ArenaSummary, ShownArena } from '@moonrise/protocol';
import { at } from '../../shared/install/base.ts';

export type ShownPlayer = ShownArena['players'][number];
export type ShownShare = ShownPlayer['sides']['village'];
export type ShownGames = AnswerOf<'/api/arenas/{arena}/games'>;

const HOME = '/api/arenas';
const addressOf = (arena: string): string => `${HOME}/${encodeURIComponent(arena)}`;

/** Null: there is nothing at this address. */
async function asked<T>(path: string): Promise<T | null> {
  const answer = await fetch(at(path));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
export const fetchArenas = async (): Promise<readonly ArenaSummary[] | null> =>
  (await asked<{ readonly arenas: readonly ArenaSummary[] }>(HOME))?.arenas ?? null;
export const fetchResults = (arena: string): Promise<ShownArena | null> => asked(addressOf(arena));

export interface WantedGames {
  readonly table?: string | undefined;
  readonly village?: string | undefined;
  readonly wolves?: string | undefined;
}
export function fetchGames(arena: string, wanted: WantedGames, after: string | null): Promise<ShownGames | null> {
  const given = Object.entries({ ...wanted, after }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return asked(`${addressOf(arena)}/games?${new URLSearchParams(given)}`);
}
