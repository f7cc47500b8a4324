import { type Deed, type Event, type EventOf, type Game, type Json, nameOf, sentence, wordFor } from '@moonrise/engine';

/** An event, in a sentence written by the game. */
interface SeenFact {
  readonly text: string;
  readonly isPrivate: boolean; // told to this seat or its side only
}
/** A chat line: a player's own words. */
export interface ChatLine {
  readonly seat: number;
  readonly channel: string;
  readonly day: number;
  readonly text: string;
}
/** What a model's seat keeps between turns, as JSON. It is made only of what the seat has seen. */
export interface LlmMemory {
  readonly facts: readonly SeenFact[];
  readonly chat: readonly ChatLine[];
  readonly notes: readonly string[]; // the model's notes to itself
  readonly failures: number; // turns in a row without a usable answer
  readonly offlineOn: number | null; // the day on which the model is no longer asked
  readonly fallback: Json; // memory of the fallback player
}
const blank: LlmMemory = { facts: [], chat: [], notes: [], failures: 0, offlineOn: null, fallback: null };
export const llmMemoryIn = (memory: Json): LlmMemory => (memory === null ? blank : (memory as unknown as LlmMemory));
/** The fallback player's memory, if `memory` belongs to a model's seat. */
export const standInMemory = (memory: Json): Json | undefined =>
  memory !== null && typeof memory === 'object' && 'fallback' in memory ? llmMemoryIn(memory).fallback : undefined;
export const asMemory = (memory: LlmMemory): Json => memory as unknown as Json;

const MOST_FACTS = 300;
const MOST_LINES = 60;
const MOST_NOTES = 4;
const LONGEST = 500; // characters of an older chat line
export const WORD_FOR_WORD = 20; // the last chat lines, which are never shortened

/** The memory after these events. */
export function withNews(before: LlmMemory, news: readonly Event[], game: Game): LlmMemory {
  const facts = [...before.facts];
  const chat = [...before.chat];
  let { day } = game;
  for (const event of news) {
    if (event.type === 'opened') day = event.day;
    const line = lineOf(event, day);
    if (line) chat.push(line);
    const text = (tellers[event.type] as Teller<Event['type']> | undefined)?.(event, game);
    const fact = text === undefined ? undefined : { text, isPrivate: event.to !== 'all' };
    if (fact && facts.at(-1)?.text !== text) facts.push(fact);
  }
  return { ...before, facts: facts.slice(-MOST_FACTS), chat: shortened(chat.slice(-MOST_LINES)) };
}
const shortened = (chat: readonly ChatLine[]): readonly ChatLine[] =>
  chat.map((line, i) => (i < chat.length - WORD_FOR_WORD ? { ...line, text: line.text.slice(0, LONGEST) } : line));
export const withNote = (before: LlmMemory, note: string): LlmMemory =>
  note === '' ? before : { ...before, notes: [...before.notes, note].slice(-MOST_NOTES) };

function lineOf(event: Event, day: number): ChatLine | undefined {
  if (event.type !== 'said' && event.type !== 'spoke') return undefined;
  const { seat, text } = event;
  const channel = event.type === 'said' ? event.channel : event.act;
  return text === '' ? undefined : { seat, channel, day, text };
}

type Teller<T extends Event['type']> = (event: EventOf<T>, game: Game) => string | undefined;
const tellers: { readonly [T in Event['type']]?: Teller<T> } = {
  opened: ({ phase, day, round }, { rules }) =>
    `${wordFor(rules, phase)}, round ${day}${round > 1 ? `, attempt ${round}` : ''}:`,
  told: (event, game) => sentence(game, event),
  counted: ({ ballots }, game) => (ballots.length > 0 ? tallyOf(game, ballots) : undefined),
  did: ({ deed }, game) => deedOf(game, deed),
  revealed: ({ place, role }, game) => `The card of ${nameOf(game, place)} is: ${wordFor(game.rules, role)}.`,
  turned: ({ seat, role }, game) => `The card of ${nameOf(game, seat)} is now: ${wordFor(game.rules, role)}.`,
  swapped: ({ a, b }, game) => `The cards of ${nameOf(game, a)} and ${nameOf(game, b)} changed places.`,
  marked: ({ seat, mark, on }, game) => `${nameOf(game, seat)} is ${on ? '' : 'no longer '}${mark}.`,
  died: ({ seat, cause }, game) =>
    (game.rules.allWords.causes[cause] ?? '{0} died.').replaceAll('{0}', () => nameOf(game, seat)),
};

/** "Ann: vote for Bob". */
export function deedOf(game: Game, { seat, act, targets }: Deed): string {
  const verb = game.rules.allWords.acts[act] ?? act;
  const whom = targets.map((place) => nameOf(game, place)).join(' and ');
  return `${nameOf(game, seat)}: ${verb}${whom === '' ? '' : ` ${whom}`}.`;
}
/** "Votes: Ben 3 (Ada, Cleo, Dan); nobody 1 (Ben).", most votes first. */
export function tallyOf(game: Game, ballots: readonly Deed[]): string {
  const voters = new Map<string, string[]>();
  for (const { seat, targets } of ballots) {
    const whom = targets.map((place) => nameOf(game, place)).join(' and ') || 'nobody';
    voters.set(whom, [...(voters.get(whom) ?? []), nameOf(game, seat)]);
  }
  const sorted = [...voters].sort(([, a], [, b]) => b.length - a.length);
  return `Votes: ${sorted.map(([whom, by]) => `${whom} ${by.length} (${by.join(', ')})`).join('; ')}.`;
}
