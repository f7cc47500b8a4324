import type { Id, Ruleset } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { type Experiment, setUp } from '../games/experiment.ts';
import { usualDecks } from '../statistics/tally.ts';
import { type Deck, type Swap, swapped, withDeck } from './deck.ts';

/**
 * Every playable swap of one card, except those that give the stronger side a card, add guest roles to a deck without
 * guests, or leave the village nothing to hunt.
 */
export function swapsOf(experiment: Experiment, stronger: Id): Swap[] {
  const setup = setUp(experiment);
  if (!setup.ok) return [];
  const { rules, deck } = setup;
  const teamOf = (id: Id) => rules.roleOf.get(id)?.team;
  const sides = sidesOf(rules, deck);
  const mayCome = mayBeProposed(experiment, deck);
  const others = rules.roles.filter(({ id, team }) => sides.includes(team) && mayCome(id)); // no third side joins
  const all = rules.roles
    .filter(({ id }) => (deck[id] ?? 0) > 0)
    .flatMap(({ id: out }) => others.map(({ id: into }) => ({ out, into })))
    .filter(({ out, into }) => out !== into && !(teamOf(into) === stronger && teamOf(out) !== stronger));
  const { hunted = ({ team }) => team === rules.wolves } = rules;
  const hasPrey = (next: Deck) => rules.roles.some((role) => hunted(role) && (next[role.id] ?? 0) > 0);
  return all.filter((swap) => {
    const next = swapped(deck, swap);
    return hasPrey(next) && setUp(withDeck(experiment, next)).ok;
  });
}

/** True for the rule set's own roles; for all roles if the deck already has a guest. */
function mayBeProposed(experiment: Experiment, deck: Deck): (role: Id) => boolean {
  const decks = ownDecks(experiment);
  const isOwn = (role: Id) => decks.some((own) => (own[role] ?? 0) > 0);
  const isOpen = Object.entries(deck).some(([role, cards]) => cards > 0 && !isOwn(role));
  return (role) => isOpen || isOwn(role);
}
/** The rule set's own decks with these options. */
function ownDecks({ rules: id, options }: Experiment): readonly Deck[] {
  const usual = ruleset(id, { ...(options as object), roles: undefined });
  return usual.ok ? usualDecks(usual.rules) : [];
}

/** The sides with a card in the deck. */
const sidesOf = (rules: Ruleset, deck: Deck): Id[] => [
  ...new Set(rules.roles.filter(({ id }) => (deck[id] ?? 0) > 0).map(({ team }) => team)),
];

/**
 * For each role the swap that measures its effect: for the plain card of its side, or, if it is that card, for the
 * plain card of the village. Only swaps that can be played.
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

/** The plain card of a side: the one the rule set deals most of. */
function plainCards(experiment: Experiment, rules: Ruleset): (team: Id | undefined) => Id | undefined {
  const decks = ownDecks(experiment);
  const mostOf = (role: Id) => Math.max(0, ...decks.map((deck) => deck[role] ?? 0));
  return (team) => rules.roles.filter((role) => role.team === team).sort((a, b) => mostOf(b.id) - mostOf(a.id))[0]?.id;
}
