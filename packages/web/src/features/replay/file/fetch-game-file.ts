import { ask, askJson } from '../../../shared/contest/ask.ts';
import { token } from '../../../shared/contest/token.ts';

interface ListedFile {
  readonly kind: string;
  readonly name: string;
  readonly url: string;
}
const KINDS = ['moonrise.json', 'log']; // the first one that was saved is opened

/** The id in an address such as `/replay?game=ID`: a finished game of the contest on this server. */
export const contestGameIn = (search: string): string | null => new URLSearchParams(search).get('game');

/** The file of a finished contest game; undefined if it cannot be had. */
export async function fetchGameFile(id: string): Promise<File | undefined> {
  const found = await askJson<{ readonly files: readonly ListedFile[] }>(
    `games/${encodeURIComponent(id)}/files`,
    token.get(),
  ).catch(() => undefined);
  if (typeof found !== 'object') return undefined;
  const [file] = KINDS.flatMap((kind) => found.files.filter((one) => one.kind === kind));
  const answer = file && (await ask(file.url, token.get()).catch(() => undefined));
  return file && answer?.ok ? new File([await answer.blob()], file.name) : undefined;
}
