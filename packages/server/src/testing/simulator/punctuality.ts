import type { Row } from '../../store/store.ts';

const MOST = 1_000; // ms

/** What is wrong with the instants of a game's row, by the database's own time, when it is stored. `isCalm`: nothing is slow. */
export function unpunctual(row: Row, before: Row | undefined, now: number, isCalm: boolean): string | undefined {
  const { stream, seq, at, command } = row;
  if (!stream.startsWith('game/')) return undefined;
  const due = before?.deadline ?? now;
  const isExpiry = (command as { readonly type?: unknown } | null)?.type === 'expire';
  if (at > now + MOST) return `${stream} ${seq} comes from ${at - now} ms ahead`;
  if (isExpiry && due > now + MOST) return `${stream} ${seq} ends a phase ${due - now} ms before its time`;
  if (isCalm && at < now - MOST) return `${stream} ${seq} is dated ${now - at} ms back`;
  if (isCalm && due < now - MOST) return `${stream} ${seq} comes ${now - due} ms after the end of its phase`;
  return undefined;
}
