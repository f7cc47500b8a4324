import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { countedIn, countsAt, type OptionValues } from '../options/option-values.ts';
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
