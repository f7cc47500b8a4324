import {
  type Deed,
  type Event,
  type EventOf,
  type Game,
  listed,
  nameOf,
  type Ruleset,
  type SeatId,
  sentence,
  wordFor,
} from '@moonrise/engine';

/**
 * An event as a line of English; undefined if it says nothing to a reader. `game` is needed for names and words only, so a
 * fold of public events is enough.
 */
export const eventText = (game: Game, event: Event): string | undefined =>
  (tellers[event.type] as Teller<Event['type']> | undefined)?.(event, game);

/** Who acts or speaks in an event; the text leaves them out. */
export function doersOf(event: Event): readonly SeatId[] {
  if (event.type === 'chose' || event.type === 'did') return [event.deed.seat];
  return event.type === 'said' || event.type === 'spoke' ? [event.seat] : [];
}

/** An event as one line that can be read alone: who does it, and also how the game begins and ends. */
export function eventLine(game: Game, event: Event): string | undefined {
  const { rules, seats } = game;
  if (event.type === 'started')
    return `${rules.words.name}. Seats: ${seats.map(({ id, name }) => `${id} ${name}`).join(', ')}. Cards: ${cardsOf(rules, event)}.`;
  if (event.type === 'dealt') return `${nameOf(game, event.place)} has the card ${wordFor(rules, event.role)}.`;
  if (event.type === 'ended')
    return `Winner: ${event.outcome.team === null ? 'nobody' : wordFor(rules, event.outcome.team)}. ${rules.words.ends[event.outcome.reason] ?? event.outcome.reason}`;
  const text = eventText(game, event);
  const doers = doersOf(event).map((seat) => nameOf(game, seat));
  return text === undefined || doers.length === 0 ? text : `${doers.join(', ')}: ${text}`;
}
const cardsOf = (rules: Ruleset, { deck }: EventOf<'started'>): string =>
  listed(
    Object.entries(deck)
      .filter(([, count]) => count > 0)
      .map(([role, count]) => `${count} x ${wordFor(rules, role)}`),
    'and',
  );

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
  died: ({ seat }, game) => `† ${nameOf(game, seat)}`,
  unmasked: ({ names }) => `The masks fall: ${names.join(', ')}.`,
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
