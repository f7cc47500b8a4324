import type { Event, SeatId } from '@moonrise/engine';

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u; // scripts without spaces between words
const special = /[.*+?^${}()|[\]\\/-]/g;

/** True if a text names this player, as a word of its own. */
export function isNamedIn(text: string, name: string): boolean {
  const [line, wanted] = [text, name].map((one) => one.normalize('NFKC').toLowerCase()) as [string, string];
  if (wanted === '') return false;
  if (UNSPACED.test(wanted)) return line.includes(wanted);
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${wanted.replace(special, '\\$&')}(?![\\p{L}\\p{N}\\p{M}])`, 'u').test(
    line,
  );
}

/** What everyone could read, and its author; in the chat of wolves or of the dead no one is mentioned, because a notice would tell of it. */
export function publicLine(event: Event): { readonly seat: SeatId; readonly text: string } | null {
  if (event.to !== 'all') return null;
  if (event.type === 'said' && event.channel === 'global') return { seat: event.seat, text: event.text };
  return event.type === 'spoke' && typeof event.text === 'string' ? { seat: event.seat, text: event.text } : null;
}
