import type { Event, Game, Json, SeatId } from '@moonrise/engine';
import { factOf } from './facts.ts';
import { withQuotedNames } from './quoting.ts';

/** An event, in a sentence written by the game. */
interface FactLine {
  readonly kind: 'fact';
  readonly day: number;
  readonly text: string;
  readonly isPrivate: boolean; // told to this seat or its side only
}
/** A chat line: a player's own words. */
export interface ChatLine {
  readonly kind: 'chat';
  readonly day: number;
  readonly seat: SeatId;
  readonly channel: string;
  readonly text: string;
  readonly isPrivate: boolean; // heard by some players only, such as the pack
}
/** What the model noted for itself. */
interface NoteLine {
  readonly kind: 'note';
  readonly day: number;
  readonly text: string;
}
export type RecordLine = FactLine | ChatLine | NoteLine;

/** What a model's seat has seen, as JSON, and the memory of its fallback player. */
export interface SeenMemory {
  readonly record: readonly RecordLine[]; // in order; only grows
  readonly fallback: Json;
}
const unseen: SeenMemory = { record: [], fallback: null };
export const seenMemoryIn = (memory: Json): SeenMemory =>
  memory === null ? unseen : (memory as unknown as SeenMemory);

/** What a model's seat keeps between turns, as JSON. */
export interface LlmMemory {
  readonly seen: Json; // a SeenMemory, or the number under which a thread keeps it
  readonly note: string; // what the model noted in its last answer; the next turn adds it to the record
  readonly failures: number; // turns in a row without a usable answer
  readonly offlineOn: number | null; // the day on which the model is no longer asked
}
const blank: LlmMemory = { seen: null, note: '', failures: 0, offlineOn: null };
export const llmMemoryIn = (memory: Json): LlmMemory => (memory === null ? blank : (memory as unknown as LlmMemory));
export const asMemory = (memory: LlmMemory): Json => memory as unknown as Json;

/** The memory after these events. */
export function withNews(before: SeenMemory, news: readonly Event[], game: Game): SeenMemory {
  const named = withQuotedNames(game);
  const record = [...before.record];
  let day = record.at(-1)?.day ?? game.day;
  let last = record.findLast(({ kind }) => kind === 'fact')?.text;
  for (const event of news) {
    if (event.type === 'opened') day = event.day;
    const line = chatOf(event, day);
    if (line) record.push(line);
    const text = factOf(event, named);
    if (text === undefined || text === last) continue;
    record.push({ kind: 'fact', day, text, isPrivate: event.to !== 'all' });
    last = text;
  }
  return { ...before, record };
}
export const withNote = (before: SeenMemory, text: string): SeenMemory =>
  text === ''
    ? before
    : { ...before, record: [...before.record, { kind: 'note', day: before.record.at(-1)?.day ?? 0, text }] };

function chatOf(event: Event, day: number): ChatLine | undefined {
  if (event.type !== 'said' && event.type !== 'spoke') return undefined;
  const { seat, text, to } = event;
  const channel = event.type === 'said' ? event.channel : event.act;
  return text === '' ? undefined : { kind: 'chat', day, seat, channel, text, isPrivate: to !== 'all' };
}
