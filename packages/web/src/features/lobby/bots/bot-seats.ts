import type { AiKind } from '@moonrise/protocol';

/** What plays each AI seat, in the order in which the lobby shows them. */
export type BotSeatKinds = readonly AiKind[];

/** So many: the first of those there are, and more of this kind. */
export const withCount = (seats: BotSeatKinds, count: number, kind: AiKind): BotSeatKinds =>
  Array.from({ length: count }, (_, i) => seats[i] ?? kind);

export const withKind = (seats: BotSeatKinds, seat: number, kind: AiKind): BotSeatKinds =>
  seats.map((one, i) => (i === seat ? kind : one));

export const without = (seats: BotSeatKinds, seat: number): BotSeatKinds => seats.filter((_, i) => i !== seat);

/** What all of them are; undefined: they differ, or there are none. */
export const kindOfAll = ([first, ...others]: BotSeatKinds): AiKind | undefined =>
  others.every((one) => one === first) ? first : undefined;

/** So many seats wait for a program; those that nobody has come for are left to bots of this kind. */
export function withoutMissing(seats: BotSeatKinds, programs: number, kind: AiKind): BotSeatKinds {
  let left = programs;
  return seats.map((one) => (one === 'program' && left-- <= 0 ? kind : one));
}
