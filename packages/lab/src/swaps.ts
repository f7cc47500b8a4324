import type { Id, Ruleset } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { type Deck, type Swap, swapped, withDeck } from './deck.ts';
import { type Experiment, setUp } from './experiment.ts';
import { usualDecks } from './tally.ts';

/** Every playable exchange of one card, but for those that give the stronger side a card of another or bring guests nobody asked for. */
export function swapsOf(experiment: Experiment, stronger: Id): Swap[] {
  const setup = setUp(experiment);
  if (!setup.ok) return [];
  const { rules, deck } = setup;
  const teamOf = (id: Id) => rules.roleOf.get(id)?.team;
  const sides = sidesOf(rules, deck);
  const mayCome = mayBeProposed(experiment, deck);
  const others = rules.roles.filter(({ id, team }) => sides.includes(team) && mayCome(id)); // no third side joins in
  const all = rules.roles
    .filter(({ id }) => (deck[id] ?? 0) > 0)
    .flatMap(({ id: out }) => others.map(({ id: into }) => ({ out, into })))
    .filter(({ out, into }) => out !== into && !(teamOf(into) === stronger && teamOf(out) !== stronger));
  return all.filter((swap) => setUp(withDeck(experiment, swapped(deck, swap))).ok);
}

/** What the rule set deals by itself; to whoever has put anything else into the deck, all of it. */
function mayBeProposed(experiment: Experiment, deck: Deck): (role: Id) => boolean {
  const decks = ownDecks(experiment);
  const isOwn = (role: Id) => decks.some((own) => (own[role] ?? 0) > 0);
  const isOpen = Object.entries(deck).some(([role, cards]) => cards > 0 && !isOwn(role));
  return (role) => isOpen || isOwn(role);
}
/** The decks of the rule set with these options, as if nobody had chosen cards. */
function ownDecks({ rules: id, options }: Experiment): readonly Deck[] {
  const usual = ruleset(id, { ...(options as object), roles: undefined });
  return usual.ok ? usualDecks(usual.rules) : [];
}

/** The sides that have a card in the deck. */
const sidesOf = (rules: Ruleset, deck: Deck): Id[] => [
  ...new Set(rules.roles.filter(({ id }) => (deck[id] ?? 0) > 0).map(({ team }) => team)),
];

/**
 * For each role of a deck the exchange that shows what it is worth: for the plain card of its own side, or, if it is that
 * one, for the plain card of the village, where that can be played. The plain villager is what all others are measured by.
 */
export function plainSwapsOf(experiment: Experiment): Swap[] {
  const setup = setUp(experiment);
  if (!setup.ok) return [];
  const { rules, deck } = setup;
  const plain = plainCards(experiment, rules);
  const [village] = sidesOf(rules, deck)
    .filter((team) => team !== rules.wolves)
    .sort((a, b) => cardsOf(b, rules, deck) - cardsOf(a, rules, deck));
  return rules.roles
    .filter(({ id }) => (deck[id] ?? 0) > 0)
    .map(({ id, team }) => ({ out: id, into: (plain(team) === id ? plain(village) : plain(team)) ?? id }))
    .filter((swap) => swap.out !== swap.into && setUp(withDeck(experiment, swapped(deck, swap))).ok);
}
const cardsOf = (team: Id, { roles }: Ruleset, deck: Deck): number =>
  roles.filter((role) => role.team === team).reduce((sum, { id }) => sum + (deck[id] ?? 0), 0);

/** The card of a side that the rule set itself deals most of: it is what tables are filled with. */
function plainCards(experiment: Experiment, rules: Ruleset): (team: Id | undefined) => Id | undefined {
  const decks = ownDecks(experiment);
  const mostOf = (role: Id) => Math.max(0, ...decks.map((deck) => deck[role] ?? 0));
  return (team) => rules.roles.filter((role) => role.team === team).sort((a, b) => mostOf(b.id) - mostOf(a.id))[0]?.id;
}
