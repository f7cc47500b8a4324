import { chance } from '../chance.ts';
import type { TalkContext } from './acts.ts';
import type { Tone } from './languages/sentences.ts';
import { namesAtTable } from './table-names.ts';

/** How a player talks and argues. It never depends on the card. */
export interface Character {
  readonly name: string;
  readonly length: 'short' | 'long' | 'any'; // of its sentences
  readonly ending: 'stop' | 'none' | 'mark' | 'dots';
  readonly face: string; // an emoji after some lines
  readonly opener: Tone | 'notes';
  readonly opens: number; // share of lines that begin with an opener
  // Habits of discussion: times the usual.
  readonly asks: number;
  readonly vouches: number;
  readonly objects: number;
  readonly cites: number; // adds a public fact to its opinion
}
const usual = { face: '', opens: 0.1, asks: 1, vouches: 1, objects: 1, cites: 1 } as const;

const CHARACTERS: readonly Character[] = [
  { ...usual, name: 'cautious', length: 'long', ending: 'dots', opener: 'calm', vouches: 1.5, objects: 0.5 },
  { ...usual, name: 'blunt', length: 'short', ending: 'none', opener: 'blunt', vouches: 0.5, asks: 0.5 },
  { ...usual, name: 'joker', length: 'any', ending: 'mark', face: '😄', opener: 'playful', opens: 0.3 },
  { ...usual, name: 'note-taker', length: 'any', ending: 'stop', opener: 'notes', opens: 0.6, cites: 3, objects: 0.5 },
  { ...usual, name: 'warm', length: 'long', ending: 'mark', opener: 'warm', opens: 0.3, vouches: 2, objects: 0.5 },
  { ...usual, name: 'doubter', length: 'any', ending: 'dots', face: '🤔', opener: 'blunt', objects: 2, vouches: 0.5 },
  { ...usual, name: 'host', length: 'short', ending: 'stop', opener: 'warm', asks: 2.5 },
  { ...usual, name: 'analyst', length: 'long', ending: 'stop', opener: 'calm', opens: 0.2, cites: 2 },
];

/** The character of a seat depends on the names at the table: it stays the same for a game and tells nothing about the cards. */
export function characterOf({ seats, me }: Pick<TalkContext, 'seats' | 'me'>): Character {
  const [first = 0, step = 1] = orderOf(seats);
  return CHARACTERS[(first + me * step) % CHARACTERS.length] as Character;
}
/** Neighbours differ: seats go through the characters in steps. */
function orderOf(seats: TalkContext['seats']): readonly number[] {
  const table = namesAtTable(seats);
  if (latest.table === table) return latest.order;
  const draw = chance(table, 'characters');
  latest = { table, order: [draw(CHARACTERS.length), draw(4) * 2 + 1] };
  return latest.order;
}
let latest: { table: string | null; order: readonly number[] } = { table: null, order: [] };

const STOPS = /[.!…।。！]/g;
const FACES = /(?: |　)?(?:😄|🤔)$/u;
const END = /[.!…।。！]$/;
const styled = { none: '', mark: '!', dots: '…' } as const;

/** Puts a line into the punctuation of a character. `luck` decides about the face. */
export function inStyle(line: string, { ending, face }: Character, luck: number): string {
  const said = ending === 'stop' || !END.test(line) ? line : line.replace(END, styled[ending]);
  return face !== '' && luck % 3 === 0 ? `${said} ${face}` : said;
}
/** The same text whatever character wrote it: for reading bot sentences. */
export const withoutStyle = (text: string): string => stopped(text.replace(FACES, ''));
const stopped = (line: string): string => (/[.!…।。！?？]$/.test(line) ? levelled(line) : `${levelled(line)}.`);
/** All full stops alike. */
export const levelled = (text: string): string => text.replace(STOPS, '.');
