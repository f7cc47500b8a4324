import { ask, askJson } from '../../../shared/contest/ask.ts';
import { token } from '../../../shared/contest/token.ts';
import { at } from '../../../shared/install/base.ts';

interface ListedFile {
  readonly kind: string;
  readonly name: string;
  readonly url: string;
}
const KINDS = ['moonrise.json', 'log']; // the first one that was saved is opened

/** A finished game on this server that an address names: `/replay?game=ID` of the contest, or `/replay?arena=NAME&game=ID`. */
export interface GameAddress {
  readonly arena: string | null; // null: of the contest
  readonly id: string;
}
export function gameNamedIn(search: string): GameAddress | null {
  const given = new URLSearchParams(search);
  const id = given.get('game');
  return id === null ? null : { arena: given.get('arena'), id };
}

/** The file of a finished game; undefined if it cannot be had. */
export const fetchGameFile = ({ arena, id }: GameAddress): Promise<File | undefined> =>
  (arena === null ? contestFile(id) : arenaFile(arena, id)).catch(() => undefined);

async function contestFile(id: string): Promise<File | undefined> {
  const found = await askJson<{ readonly files: readonly ListedFile[] }>(
    `games/${encodeURIComponent(id)}/files`,
    token.get(),
  );
  if (typeof found !== 'object') return undefined;
  const [file] = KINDS.flatMap((kind) => found.files.filter((one) => one.kind === kind));
  return file && fileOf(await ask(file.url, token.get()), file.name);
}
const arenaFile = async (arena: string, id: string): Promise<File | undefined> =>
  fileOf(await fetch(at(`/api/arenas/${encodeURIComponent(arena)}/games/${encodeURIComponent(id)}`)), `${id}.json`);

const fileOf = async (answer: Response, name: string): Promise<File | undefined> =>
  answer.ok ? new File([await answer.blob()], name) : undefined;
