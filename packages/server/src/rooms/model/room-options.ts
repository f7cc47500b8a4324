import type { Json } from '@moonrise/engine';
import { type Refused, refused } from '../refused.ts';

/** How a room is kept. Clients send and see these among the options; rule sets and games never do. */
export interface RoomOptions {
  readonly approve_seats: boolean; // the host lets each player in
  readonly remove_by_vote: boolean; // during a game the players may vote to remove one of them
  readonly word_filter: WordFilter;
}
const WORD_FILTERS = ['off', 'mild', 'strict'] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];
export const usualOptions: RoomOptions = { approve_seats: false, remove_by_vote: false, word_filter: 'off' };

type Values = Readonly<Record<string, Json>>;
interface SplitOptions {
  readonly ok: true;
  readonly ruleOptions: Json;
  readonly roomOptions: Partial<RoomOptions>;
}
const isOption = (key: string): boolean => Object.hasOwn(usualOptions, key);

/** The options of the rule set, and those of the room that are named; or what is wrong with the latter. */
export function splitOptions(options: Json): SplitOptions | Refused {
  const entries = Object.entries(options as Values);
  const ofRoom = entries.filter(([key]) => isOption(key));
  for (const [key, value] of ofRoom) {
    if (key !== 'word_filter' && typeof value !== 'boolean') return wrong(`${key} is true or false.`);
    if (key === 'word_filter' && !(WORD_FILTERS as readonly Json[]).includes(value))
      return wrong(`word_filter is one of ${WORD_FILTERS.join(', ')}.`);
  }
  const ruleOptions = Object.fromEntries(entries.filter(([key]) => !isOption(key)));
  return { ok: true, ruleOptions, roomOptions: Object.fromEntries(ofRoom) as Partial<RoomOptions> };
}
const wrong = (message: string): Refused => refused('bad_option', message);

/** The options as clients see them. Options of the room are named only if they are not as usual. */
export const joinOptions = (ruleOptions: Json, roomOptions: RoomOptions): Values => ({
  ...(ruleOptions as Values),
  ...Object.fromEntries(
    Object.entries(roomOptions).filter(([key, value]) => value !== usualOptions[key as keyof RoomOptions]),
  ),
});
