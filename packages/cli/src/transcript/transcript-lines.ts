import { type Audience, type Deed, type Event, type Game, nameOf, wordFor } from '@moonrise/engine';
import { doersOf, eventText } from '@moonrise/rulesets';

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
  const told = eventText(game, event);
  if (told === undefined) return undefined;
  const text = event.type === 'died' ? `${told}${cardOf(game, event.seat)}` : told;
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

/** Empty if the viewer has not seen the card. */
const cardOf = ({ rules, state }: Game, seat: number): string => {
  const card = state.cards[seat];
  return card ? `, ${wordFor(rules, card)}` : '';
};
