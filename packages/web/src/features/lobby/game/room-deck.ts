import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { countedIn, countsAt, type OptionValues } from '../options/option-values.ts';
import type { Lobby } from '../use-lobby.ts';

/** The option by which a host chooses the cards, if the rule set has one. */
export const cardsOption = (rules: RulesEntry): string | undefined =>
  Object.entries(rules.options).find(([, spec]) => spec.kind === 'counts' && countedIn(spec, rules) === 'cards')?.[0];

/** The deck for so many players; one of the room's own is shown even while it does not fit them. */
export function roomDeckOf({ seats, room }: Lobby, rules: RulesEntry): Readonly<Record<string, number>> | undefined {
  const own = cardsOption(rules);
  const chosen = own === undefined ? undefined : countsAt(room.options as OptionValues, [own]);
  return chosen ?? rules.decks[String(seats)];
}
