import type { Row } from '../../store/store.ts';

const MOST = 1_000; // ms

/** What is wrong with the time of a game's row when it is stored, by the database's clock. `isCalm`: without delays. */
export function timingFault(row: Row, before: Row | undefined, now: number, isCalm: boolean): string | undefined {
  const { stream, seq, at, command } = row;
  if (!stream.startsWith('game/')) return undefined;
  const due = before?.deadline ?? now;
  const isExpiry = (command as { readonly type?: unknown } | null)?.type === 'expire';
  if (at > now + MOST) return `${stream} ${seq} is dated ${at - now} ms in the future`;
  if (isExpiry && due > now + MOST) return `${stream} ${seq} ends a phase ${due - now} ms early`;
  if (isCalm && at < now - MOST) return `${stream} ${seq} is dated ${now - at} ms in the past`;
  if (isCalm && due < now - MOST) return `${stream} ${seq} is stored ${now - due} ms after its deadline`;
  return undefined;
}
