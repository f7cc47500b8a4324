import type { Json } from '@moonrise/engine';
import { type RoomOption, roomOptions } from '@moonrise/protocol';
import type { TableOptions } from '../../matches/rows.ts';
import { type Refused, refused } from '../refused.ts';

/** How a room is kept. Clients send and see these among the options; rule sets and games never do. */
export interface RoomOptions extends Readonly<Record<RoomOption, boolean | number | string>> {
  readonly approve_seats: boolean; // the host lets each player in
  readonly remove_by_vote: boolean; // during a game the players may vote to remove one of them
  readonly word_filter: WordFilter;
  readonly staging: number; // seconds that a phase waits at most for what is shown before it
  readonly end_talk: boolean; // talk ends once all living players want it to
  readonly dead_see_all: boolean;
  readonly predictions: boolean; // the dead may guess how the game goes on
  readonly coached: boolean; // the only person at a table of bots gets a seat with something to do at night
  readonly agents: boolean; // agents of people may take seats
  readonly show_thoughts: boolean; // after the game everyone may read what language models thought
  readonly wolf_level: WolfLevel;
}
const WORD_FILTERS = ['off', 'mild', 'strict'] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];
const WOLF_LEVELS = ['same', 'easy', 'standard', 'hard'] as const;
/** How bots with a card of the wolves' side play; 'same': as their seats say. */
type WolfLevel = (typeof WOLF_LEVELS)[number];
export const usualOptions: RoomOptions = {
  approve_seats: false,
  remove_by_vote: false,
  word_filter: 'off',
  staging: 0,
  end_talk: false,
  dead_see_all: false,
  predictions: false,
  coached: false,
  agents: false,
  show_thoughts: true,
  wolf_level: 'same',
};
/** In rooms of clients that show the game as a play. */
export const USUAL_STAGING = 8;
const MOST_STAGING = 30;

/** What the game is told of these options: those that are not as usual. */
export function tableOptions(room: RoomOptions): TableOptions | undefined {
  const { staging, end_talk, dead_see_all, predictions, show_thoughts, wolf_level = 'same' } = room;
  const table: TableOptions = {
    ...(staging > 0 && { staging }),
    ...(end_talk && { end_talk }),
    ...(dead_see_all && { dead_see_all }),
    ...(predictions && { predictions }),
    ...(show_thoughts === false && { show_thoughts }), // rooms of old have none
    ...(wolf_level !== 'same' && { wolf_level }),
  };
  return Object.keys(table).length > 0 ? table : undefined;
}

type Values = Readonly<Record<string, Json>>;
interface SplitOptions {
  readonly ok: true;
  readonly ruleOptions: Json;
  readonly roomOptions: Partial<RoomOptions>;
}
const isOption = (key: string): boolean => (roomOptions as readonly string[]).includes(key);

/** The options of the rule set, and those of the room that are named; or what is wrong with the latter. */
export function splitOptions(options: Json): SplitOptions | Refused {
  const entries = Object.entries(options as Values);
  const ofRoom = entries.filter(([key]) => isOption(key));
  for (const [key, value] of ofRoom) {
    const fault = faultIn(key, value);
    if (fault !== undefined) return refused('bad_option', fault);
  }
  const ruleOptions = Object.fromEntries(entries.filter(([key]) => !isOption(key)));
  return { ok: true, ruleOptions, roomOptions: Object.fromEntries(ofRoom) as Partial<RoomOptions> };
}
const WORDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  word_filter: WORD_FILTERS,
  wolf_level: WOLF_LEVELS,
};
function faultIn(key: string, value: Json): string | undefined {
  const words = WORDS[key];
  if (words) return (words as readonly Json[]).includes(value) ? undefined : `${key} is one of ${words.join(', ')}.`;
  if (key === 'staging')
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_STAGING
      ? undefined
      : `staging is a whole number of seconds, from 0 to ${MOST_STAGING}.`;
  return typeof value === 'boolean' ? undefined : `${key} is true or false.`;
}

/** The options as clients see them. Options of the room are named only if they are not as usual. */
export const joinOptions = (ruleOptions: Json, roomOptions: RoomOptions): Values => ({
  ...(ruleOptions as Values),
  ...Object.fromEntries(
    Object.entries(roomOptions).filter(([key, value]) => value !== usualOptions[key as keyof RoomOptions]),
  ),
});
