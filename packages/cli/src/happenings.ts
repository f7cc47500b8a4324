import {
  type Audience,
  type Deed,
  type Event,
  type EventOf,
  type Game,
  nameOf,
  sentence,
  wordFor,
} from '@moonrise/engine';

export interface Line {
  readonly tone: 'heading' | 'plain' | 'death';
  readonly text: string;
  readonly to: 'all' | readonly string[]; // names
  readonly event: Event;
}

/** The lines of a phase with those that an event adds. Some say again what was said before, and take its place. */
export function tell(lines: readonly Line[], game: Game, event: Event): readonly Line[] {
  const line = lineOf(game, event);
  if (!line) return lines;
  const last = lines.at(-1);
  if (event.type === 'counted') return [...lines.filter((one) => !isBallot(one.event, event)), line];
  if (event.type === 'did' && lines.some((one) => isChoice(one.event, event.deed))) return lines;
  if (event.type === 'told' && last && saysSame(last.event, event)) return [...lines.slice(0, -1), line];
  const joined = event.type === 'spoke' && last?.event.type === 'spoke' ? join(game, last, event) : undefined;
  return joined ? [...lines.slice(0, -1), joined] : [...lines, line];
}

const isBallot = (event: Event, counted: EventOf<'counted'>): boolean =>
  event.type === 'chose' && event.deed.act === counted.act;
const isChoice = (event: Event, { seat, act }: Deed): boolean =>
  event.type === 'chose' && event.deed.seat === seat && event.deed.act === act;
/** A card shown to somebody, and the sentence that tells them about it. */
const saysSame = (shown: Event, told: EventOf<'told'>): boolean =>
  shown.type === 'revealed' && told.about.includes(shown.place) && String(shown.to) === String(told.to);
/** "Ada, Ben: over" for those who say the same in turn and nothing more. */
function join(game: Game, last: Line, event: EventOf<'spoke'>): Line | undefined {
  const before = last.event as EventOf<'spoke'>;
  if (before.act !== event.act || before.text !== '' || event.text !== '') return undefined;
  return { ...last, event, text: last.text.replace(/:/, `, ${nameOf(game, event.seat)}:`) };
}

function lineOf(game: Game, event: Event): Line | undefined {
  const teller = tellers[event.type] as Teller<Event['type']> | undefined;
  const text = teller?.(event, game);
  if (text === undefined) return undefined;
  const tone = event.type === 'opened' ? 'heading' : event.type === 'died' ? 'death' : 'plain';
  return { tone, text, to: namesOf(game, event.to), event };
}
const namesOf = (game: Game, to: Audience): Line['to'] => (to === 'all' ? to : to.map((seat) => nameOf(game, seat)));

type Teller<T extends Event['type']> = (event: EventOf<T>, game: Game) => string | undefined;
const tellers: { readonly [T in Event['type']]?: Teller<T> } = {
  opened: ({ phase, day, round }, game) => `${wordFor(game.rules, phase)} ${day}${round > 1 ? `, round ${round}` : ''}`,
  chose: ({ deed }, game) => deedOf(game, deed),
  did: ({ deed }, game) => deedOf(game, deed),
  counted: ({ ballots }, game) => (ballots.length > 0 ? tallyOf(game, ballots) : undefined),
  said: ({ seat, text }, game) => `${nameOf(game, seat)}: "${text}"`,
  spoke: ({ seat, act, text, forced }, game) =>
    `${nameOf(game, seat)}: ${text === '' ? verb(game, act) : `"${text}"`}${forced ? ' (the clock ran out)' : ''}`,
  told: (event, game) => sentence(game, event),
  revealed: ({ place, role }, game) => `${nameOf(game, place)} is ${withArticle(wordFor(game.rules, role))}.`,
  turned: ({ seat, role }, game) => `${nameOf(game, seat)} is now ${withArticle(wordFor(game.rules, role))}.`,
  swapped: ({ a, b }, game) => `The cards of ${nameOf(game, a)} and ${nameOf(game, b)} change places.`,
  marked: ({ seat, mark, on }, game) => `${nameOf(game, seat)} is ${on ? '' : 'no longer '}${mark}.`,
  died: ({ seat }, game) => `† ${nameOf(game, seat)}, ${wordFor(game.rules, game.state.cards[seat] ?? '')}`,
  unmasked: ({ names }) => `The masks fall: ${names.join(', ')}.`,
};

const verb = (game: Game, act: string): string => game.rules.allWords.acts[act] ?? act;
function deedOf(game: Game, { seat, act, targets }: Deed): string {
  const isPass = targets.length === 0 && game.rules.allWords.acts[act] !== undefined;
  const whom = targets.map((place) => nameOf(game, place)).join(' and ');
  return `${nameOf(game, seat)}: ${verb(game, act)}${whom ? ` ${whom}` : isPass ? '' : ' nobody'}`;
}
/** "Ben 3 (Ada, Cleo, Dan), Ada 1 (Ben)", most votes first. */
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
