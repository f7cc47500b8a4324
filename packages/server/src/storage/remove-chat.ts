import type { Json } from '@moonrise/engine';
import { REMOVED_TEXT } from '@moonrise/record';
import type { RewrittenRow } from '../store/space-store.ts';
import type { Row } from '../store/store.ts';

type Fields = Readonly<Record<string, Json>>;

/** The rows of a game that contain what a player wrote, without it. The rules decide them as before, so the game can still be checked. */
export function rowsWithoutChat(rows: readonly Row[]): readonly RewrittenRow[] {
  return rows.flatMap(({ seq, command, events }) => {
    const { text } = command as Fields;
    if (typeof text !== 'string' || text === '') return [];
    return [{ seq, command: { ...(command as Fields), text: REMOVED_TEXT, removed: true }, events: events.map(quiet) }];
  });
}
const quiet = (event: Json): Json => {
  const fields = event as Fields;
  return typeof fields.text === 'string' ? { ...fields, text: REMOVED_TEXT } : event;
};
