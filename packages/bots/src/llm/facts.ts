import { type Act, type Deed, type Event, type EventOf, type Game, nameOf, sentence, wordFor } from '@moonrise/engine';

/** An event as a sentence of the game, if it tells a fact. */
export const factOf = (event: Event, game: Game): string | undefined =>
  (tellers[event.type] as Teller<Event['type']> | undefined)?.(event, game);

type Teller<T extends Event['type']> = (event: EventOf<T>, game: Game) => string | undefined;
const tellers: { readonly [T in Event['type']]?: Teller<T> } = {
  opened: ({ phase, day, round }, { rules }) =>
    `${wordFor(rules, phase)}, round ${day}${round > 1 ? `, attempt ${round}` : ''}:`,
  told: (event, game) => sentence(game, event),
  counted: ({ ballots }, game) => (ballots.length > 0 ? tallyOf(game, ballots) : undefined),
  // Open votes are counted in the end; what a pack has chosen together is told only while it chooses.
  chose: ({ deed, to }, game) =>
    to !== 'all' && actOf(game, deed)?.seenBy
      ? `${nameOf(game, deed.seat)} chooses: ${wordsOf(game, deed)}.`
      : undefined,
  did: ({ deed }, game) => deedOf(game, deed),
  revealed: ({ place, role }, game) => `The card of ${nameOf(game, place)} is: ${wordFor(game.rules, role)}.`,
  turned: ({ seat, role }, game) => `The card of ${nameOf(game, seat)} is now: ${wordFor(game.rules, role)}.`,
  swapped: ({ a, b }, game) => `The cards of ${nameOf(game, a)} and ${nameOf(game, b)} changed places.`,
  marked: ({ seat, mark, on }, game) => `${nameOf(game, seat)} is ${on ? '' : 'no longer '}${mark}.`,
  died: ({ seat, cause }, game) =>
    (game.rules.allWords.causes[cause] ?? '{0} died.').replaceAll('{0}', () => nameOf(game, seat)),
};

/** "Ann: vote for Bob". */
export const deedOf = (game: Game, deed: Deed): string => `${nameOf(game, deed.seat)}: ${wordsOf(game, deed)}.`;

function wordsOf(game: Game, deed: Deed): string {
  const verb = game.rules.allWords.acts[deed.act] ?? deed.act;
  const whom = deed.targets.map((place) => nameOf(game, place)).join(' and ');
  if (whom !== '') return `${verb} ${whom}`;
  return actOf(game, deed)?.pick === 0 ? verb : `${verb} nobody`;
}
const actOf = ({ rules }: Game, { act }: Deed): Act | undefined =>
  [...rules.everyone, ...rules.roles.flatMap(({ acts = [] }) => acts)].find(({ id }) => id === act);

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
