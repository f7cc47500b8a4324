import type { AiKind } from '@moonrise/protocol';

/** The kind of each AI seat, in the order of the lobby. */
export type BotSeatKinds = readonly AiKind[];

/** Shortens the list, or extends it with this kind. */
export const withCount = (seats: BotSeatKinds, count: number, kind: AiKind): BotSeatKinds =>
  Array.from({ length: count }, (_, i) => seats[i] ?? kind);

export const withKind = (seats: BotSeatKinds, seat: number, kind: AiKind): BotSeatKinds =>
  seats.map((one, i) => (i === seat ? kind : one));

export const without = (seats: BotSeatKinds, seat: number): BotSeatKinds => seats.filter((_, i) => i !== seat);

/** The kind of all of them; undefined: they differ, or there are none. */
export const kindOfAll = ([first, ...others]: BotSeatKinds): AiKind | undefined =>
  others.every((one) => one === first) ? first : undefined;

/** Keeps this many program seats; bots of this kind take the others. */
export function withoutMissing(seats: BotSeatKinds, programs: number, kind: AiKind): BotSeatKinds {
  let left = programs;
  return seats.map((one) => (one === 'program' && left-- <= 0 ? kind : one));
}
