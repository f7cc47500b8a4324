import { LARGEST_LOG, type Retold, retell } from '@moonrise/aiwolf/replay';
import type { Event } from '@moonrise/engine';
import { type StoryRow, watchedBy } from '../../../shared/story/log/moments.ts';
import type { Key } from '../../../shared/words/words.ts';
import { keptStory, type ReplayStory, storyOfRows } from '../replay-story.ts';

/** A game from a file: a game log of the contest, or a game stored by Moonrise. */
export interface OpenedGame {
  readonly ok: true;
  readonly story: ReplayStory;
  readonly rules: string;
  readonly options: object | null; // null: a contest log does not have them
  readonly remarks: Pick<Retold, 'hasEnded' | 'leftOut'>;
}
/** Why a file cannot be opened. */
export interface UnreadableGame {
  readonly ok: false;
  readonly key: Key;
  readonly values: Readonly<Record<string, string | number>>;
}
const unreadable = (key: Key, values: UnreadableGame['values'] = {}): UnreadableGame => ({ ok: false, key, values });

/** Reads the file on this device; nothing is uploaded. */
export async function openGameFile(
  file: Pick<File, 'size' | 'text' | 'arrayBuffer'>,
): Promise<OpenedGame | UnreadableGame> {
  if (file.size > LARGEST_LOG) return unreadable('replay.file.tooLarge', { most: LARGEST_LOG / 1024 / 1024 });
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return unreadable('replay.file.unread');
  return /^\s*\{/.test(text) ? keptGame(text, file) : loggedGame(text);
}

function loggedGame(text: string): OpenedGame | UnreadableGame {
  const retold = retell(text);
  if (!retold.ok)
    return retold.line === null
      ? unreadable('replay.file.empty')
      : unreadable('replay.file.noLog', { line: retold.line, text: retold.text });
  const { rows, programs, hasTimes, hasEnded, leftOut } = retold;
  const rules = startOf(rows)?.rules ?? '';
  const story = storyOfRows(rows, { programs, hasTimes });
  return { ok: true, story, rules, options: null, remarks: { hasEnded, leftOut } };
}

/** From `scripts/game.mjs`, the contest's `.moonrise.json` or the API's answer for a finished game. */
function keptGame(text: string, file: Pick<File, 'arrayBuffer'>): OpenedGame | UnreadableGame {
  const kept = parsed(text) as { readonly rows?: unknown; readonly log?: unknown } | undefined;
  const rows = kept?.rows ?? kept?.log;
  if (!isStory(rows)) return unreadable('replay.file.noGame');
  if (!rows.some(({ events }) => events.some(({ type }) => type === 'ended'))) return unreadable('replay.file.running');
  const started = startOf(rows);
  if (!started) return unreadable('replay.file.noGame');
  const { rules, options } = started;
  const remarks = { hasEnded: true, leftOut: [] };
  const bytesOf = async () => new Uint8Array(await file.arrayBuffer());
  return {
    ok: true,
    story: keptStory(rules, Object(options), rows, { bytesOf }),
    rules,
    options: Object(options),
    remarks,
  };
}

const startOf = (rows: readonly StoryRow[]) => rows[0]?.events.find((event) => event.type === 'started');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
/** True if the rows can be replayed. */
function isStory(rows: unknown): rows is readonly StoryRow[] {
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow)) return false;
  try {
    return watchedBy(rows, 'everything').chapters.length > 0;
  } catch {
    return false;
  }
}
const isRow = (row: unknown): boolean => {
  const { at, events } = Object(row) as Partial<Record<keyof StoryRow, unknown>>;
  return typeof at === 'number' && Array.isArray(events) && events.every(isEvent);
};
const isEvent = (event: unknown): boolean => {
  const { type, to } = Object(event) as Partial<Record<keyof Event, unknown>>;
  return typeof type === 'string' && (to === 'all' || Array.isArray(to));
};
