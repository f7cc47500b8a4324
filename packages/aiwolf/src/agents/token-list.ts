import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { ID_LENGTH, makeToken } from './token.ts';

const made = z.object({
  id: z.string(),
  role: z.enum(['PLAYER', 'RECEIVER']),
  team: z.string().optional(),
  made: z.string(), // RFC 3339
  expires: z.string().optional(),
});
const line = z.union([made, z.object({ id: z.string(), revoked: z.string() })]);
/** A token as the list shows it. The token itself is stored nowhere. */
export interface ListedToken {
  readonly id: string;
  readonly role?: 'PLAYER' | 'RECEIVER' | undefined; // undefined: revoked here, but made elsewhere
  readonly team?: string | undefined;
  readonly made?: string | undefined;
  readonly expires?: string | undefined;
  readonly revoked?: string | undefined;
}
interface NewToken {
  readonly role: 'PLAYER' | 'RECEIVER';
  readonly team?: string;
  readonly expires?: number; // epoch ms
}

/** The list lies beside the folders of the logs. */
export const tokenListPath = ({ game_logger }: Pick<Config, 'game_logger'>): string =>
  join(dirname(game_logger.output_dir), 'tokens.jsonl');

/** Tokens that were made and revoked, one line each in an append-only file. Several programs may use it at once. */
export class TokenList {
  private readonly path: string;
  private readonly trouble: (error: unknown) => void;
  private seen = ''; // the version of the file that was read last
  private tokens = new Map<string, ListedToken>();

  constructor(path: string, trouble: (error: unknown) => void) {
    this.path = path;
    this.trouble = trouble;
  }
  make({ role, team, expires }: NewToken, secret: string, now: number): string {
    const id = randomBytes(ID_LENGTH / 2).toString('hex');
    const exp = expires === undefined ? undefined : Math.floor(expires / 1000);
    this.append({
      ...{ id, role, ...(team !== undefined && { team }), made: timeText(now) },
      ...(exp !== undefined && { expires: timeText(exp * 1000) }),
    });
    const said = { role, ...(team !== undefined && { team }), jti: id, ...(exp !== undefined && { exp }) };
    return makeToken(said, secret);
  }
  revoke(id: string, now: number): void {
    this.append({ id, revoked: timeText(now) });
  }
  /** True from the moment at which another program has written the line. */
  isRevoked(id: string): boolean {
    this.refresh();
    return this.tokens.get(id)?.revoked !== undefined;
  }
  get all(): readonly ListedToken[] {
    this.refresh();
    return [...this.tokens.values()];
  }

  private append(entry: object): void {
    mkdirSync(dirname(this.path), { recursive: true });
    const isCut = !(textOf(this.path) || '\n').endsWith('\n'); // the last writer was killed
    appendFileSync(this.path, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
  }
  private refresh(): void {
    const version = versionOf(this.path);
    if (version === this.seen) return;
    const lines = textOf(this.path).split('\n');
    this.seen = version;
    this.tokens = new Map([...this.tokens].filter(([, { revoked }]) => revoked !== undefined)); // also if the file was moved away
    for (const [i, text] of lines.entries()) if (text !== '') this.read(text, i + 1);
  }
  private read(text: string, number: number): void {
    const entry = entryOf(text);
    if (entry) this.tokens.set(entry.id, { ...this.tokens.get(entry.id), ...entry });
    else this.trouble(new Error(`${this.path}: line ${number} cannot be read, and is left out.`));
  }
}

const timeText = (ms: number): string => new Date(ms).toISOString();
function entryOf(text: string): ListedToken | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
function versionOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
}
function textOf(path: string): string {
  return versionOf(path) === '' ? '' : readFileSync(path, 'utf8');
}
