import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { countedIn, countsAt, type OptionValues, sumOf } from '../options/option-values.ts';
import type { Lobby } from '../use-lobby.ts';

/** The option for a custom deck, if the rule set has one. */
export const cardsOption = (rules: RulesEntry): string | undefined =>
  Object.entries(rules.options).find(([, spec]) => spec.kind === 'counts' && countedIn(spec, rules) === 'cards')?.[0];

/** The deck for the current players; a custom deck is shown even if it does not fit. */
export function roomDeckOf({ seats, room }: Lobby, rules: RulesEntry): Readonly<Record<string, number>> | undefined {
  const own = cardsOption(rules);
  const chosen = own === undefined ? undefined : countsAt(room.options as OptionValues, [own]);
  return chosen ?? rules.decks[String(seats)];
}

type DeckFault =
  | { readonly code: 'none'; readonly sizes: readonly string[] } // the rule set's own decks are for these numbers of players
  | { readonly code: 'missing' | 'tooMany'; readonly n: number } // cards
  | { readonly code: 'sides' };

/** What is wrong with a deck that the server has refused. */
export function deckFaultOf(lobby: Lobby, rules: RulesEntry): DeckFault {
  const deck = roomDeckOf(lobby, rules);
  if (!deck) return { code: 'none', sizes: Object.keys(rules.decks) };
  const more = sumOf(deck) - lobby.seats - rules.center;
  if (more === 0) return { code: 'sides' };
  return { code: more < 0 ? 'missing' : 'tooMany', n: Math.abs(more) };
}

/** Whether the rule set could be played by so many players, with other cards. */
export const hasNoDeck = ({ seats }: Lobby, { players, decks }: RulesEntry): boolean =>
  seats >= players.min && seats <= players.max && decks[String(seats)] === undefined;
