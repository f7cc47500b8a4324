import type { SeatId } from '@moonrise/engine';
import { WrongUsage } from '../arguments.ts';

export interface TranscriptViewer {
  readonly seat: SeatId | null | 'all'; // null: a spectator
  readonly words: string;
}

/** The viewer named on the command line. A player's name takes precedence over a seat number. */
export function viewerOf(players: readonly string[], text: string): TranscriptViewer {
  if (text === 'all') return { seat: 'all', words: 'with everything visible' };
  if (text === 'public') return { seat: null, words: 'as a spectator saw it' };
  const seat = seatOf(players, text);
  return { seat, words: `as ${players[seat]} saw it` };
}

function seatOf(players: readonly string[], text: string): SeatId {
  const named = players.flatMap((name, seat) => (name.toLowerCase() === text.toLowerCase() ? [seat] : []));
  if (named.length === 1) return named[0] as SeatId;
  if (named.length > 1)
    throw new WrongUsage(`Several players are called "${text}": use --as ${named.join(' or --as ')}.`);
  if (/^\d{1,3}$/.test(text) && Number(text) < players.length) return Number(text);
  const list = players.map((name, seat) => `${name} (${seat})`).join(', ');
  throw new WrongUsage(`No player is called "${text}"; there are all, public, ${list}.`);
}
