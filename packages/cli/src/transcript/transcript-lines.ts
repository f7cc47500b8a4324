import {
  type Audience,
  type Deed,
  type Event,
  type EventOf,
  type Game,
  nameOf,
  type Ruleset,
  sentence,
  wordFor,
} from '@moonrise/engine';

export interface TranscriptLine {
  readonly tone: 'heading' | 'plain' | 'death';
  readonly who: readonly string[]; // who acts or speaks; empty: an event without an actor
  readonly text: string;
  readonly to: 'all' | readonly string[]; // names
  readonly events: readonly Event[];
}

/** The lines of a phase after one more event. */
export function addEvent(lines: readonly TranscriptLine[], game: Game, event: Event): readonly TranscriptLine[] {
  const line = lineOf(game, event);
  if (!line || isKnown(lines, line, event)) return lines;
  const kept = lines.filter((one) => !one.events.some((earlier) => isReplaced(earlier, event)));
  const at = kept.findIndex((one, i) => isSameDoing(one, line, i === kept.length - 1));
  return at < 0 ? [...kept, line] : kept.with(at, together(kept[at] as TranscriptLine, line));
}

/** True for a sentence everyone has read already, or a choice shown when it was made. */
function isKnown(lines: readonly TranscriptLine[], { text }: TranscriptLine, event: Event): boolean {
  if (event.type === 'told') return lines.some((one) => one.to === 'all' && one.text === text);
  const isChoice = (one: Event) => event.type === 'did' && one.type === 'chose' && isSame(one.deed, event.deed);
  return lines.some(({ events }) => events.some(isChoice));
}
const isSame = (a: Deed, b: Deed): boolean => a.seat === b.seat && a.act === b.act;

/** The count replaces the ballots, and a sentence about a card replaces the bare card. */
function isReplaced(earlier: Event, event: Event): boolean {
  if (event.type === 'counted') return earlier.type === 'chose' && earlier.deed.act === event.act;
  if (event.type !== 'told' || earlier.type !== 'revealed') return false;
  return event.about.includes(earlier.place) && String(event.to) === String(earlier.to);
}

/** "Ada, Ben: over": players who choose or say the same, or are shown the same card, share a line. */
function isSameDoing(before: TranscriptLine, line: TranscriptLine, isLast: boolean): boolean {
  const type = line.events[0]?.type;
  if (before.events[0]?.type !== type || before.text !== line.text) return false;
  return type === 'chose' || type === 'revealed' || (type === 'spoke' && isLast);
}
function together(before: TranscriptLine, { who, to, events }: TranscriptLine): TranscriptLine {
  const all = before.to === 'all' || to === 'all' ? 'all' : [...new Set([...before.to, ...to])];
  return { ...before, who: [...new Set([...before.who, ...who])], to: all, events: [...before.events, ...events] };
}

function lineOf(game: Game, event: Event): TranscriptLine | undefined {
  const teller = tellers[event.type] as Teller<Event['type']> | undefined;
  const text = teller?.(event, game);
  if (text === undefined) return undefined;
  const tone = event.type === 'opened' ? 'heading' : event.type === 'died' ? 'death' : 'plain';
  return {
    tone,
    who: doersOf(event).map((seat) => nameOf(game, seat)),
    text,
    to: namesOf(game, event.to),
    events: [event],
  };
}
const namesOf = (game: Game, to: Audience): TranscriptLine['to'] =>
  to === 'all' ? to : to.map((seat) => nameOf(game, seat));
function doersOf(event: Event): number[] {
  if (event.type === 'chose' || event.type === 'did') return [event.deed.seat];
  return event.type === 'said' || event.type === 'spoke' ? [event.seat] : [];
}

type Teller<T extends Event['type']> = (event: EventOf<T>, game: Game) => string | undefined;
const tellers: { readonly [T in Event['type']]?: Teller<T> } = {
  opened: ({ phase, day, round }, { rules }) => `${wordFor(rules, phase)} ${day}${round > 1 ? `, round ${round}` : ''}`,
  chose: ({ deed }, game) => deedOf(game, deed),
  did: ({ deed }, game) => deedOf(game, deed),
  counted: ({ ballots }, game) => (ballots.length > 0 ? tallyOf(game, ballots) : undefined),
  said: ({ text }) => `"${text}"`,
  spoke: ({ act, text, forced }, { rules }) =>
    `${text === '' ? verb(rules, act) : `"${text}"`}${forced ? ' (the clock ran out)' : ''}`,
  told: (event, game) => sentence(game, event),
  revealed: ({ place, role }, game) => `${nameOf(game, place)} is ${withArticle(wordFor(game.rules, role))}.`,
  turned: ({ seat, role }, game) => `${nameOf(game, seat)} is now ${withArticle(wordFor(game.rules, role))}.`,
  swapped: ({ a, b }, game) => `The cards of ${nameOf(game, a)} and ${nameOf(game, b)} change places.`,
  marked: ({ seat, mark, on }, game) => `${nameOf(game, seat)} is ${on ? '' : 'no longer '}${mark}.`,
  died: ({ seat }, game) => `† ${nameOf(game, seat)}${cardOf(game, seat)}`,
  unmasked: ({ names }) => `The masks fall: ${names.join(', ')}.`,
};

/** Empty if the viewer has not seen the card. */
const cardOf = ({ rules, state }: Game, seat: number): string => {
  const card = state.cards[seat];
  return card ? `, ${wordFor(rules, card)}` : '';
};
const verb = (rules: Ruleset, act: string): string => rules.allWords.acts[act] ?? act;
function deedOf(game: Game, { act, targets }: Deed): string {
  if (targets.length > 0 && asksForTargets(game.rules, act))
    return `${verb(game.rules, act)} ${targets.map((place) => nameOf(game, place)).join(' and ')}`;
  return asksForTargets(game.rules, act) ? `pass (${verb(game.rules, act)} …)` : verb(game.rules, act);
}
const asksForTargets = ({ roles, everyone }: Ruleset, act: string): boolean =>
  [...everyone, ...roles.flatMap(({ acts }) => acts ?? [])].some(({ id, targets }) => id === act && targets);

/** "Ben 3 (Ada, Cleo, Dan) · Ada 1 (Ben)", most votes first. */
function tallyOf(game: Game, ballots: readonly Deed[]): string {
  const voters = new Map<string, string[]>();
  for (const { seat, targets } of ballots) {
    const whom = targets.map((place) => nameOf(game, place)).join(' and ') || 'nobody';
    voters.set(whom, [...(voters.get(whom) ?? []), nameOf(game, seat)]);
  }
  const sorted = [...voters].sort(([, a], [, b]) => b.length - a.length);
  return `Votes: ${sorted.map(([whom, by]) => `${whom} ${by.length} (${by.join(', ')})`).join(' · ')}`;
}
const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
