import type { Deed, SeatId } from '@moonrise/engine';

/** Whom these deeds are aimed at, each once, in the order of the seats: any other would tell who aimed at whom. */
export const victims = (deeds: readonly Pick<Deed, 'targets'>[]): readonly SeatId[] =>
  [...new Set(deeds.flatMap(({ targets }) => targets))].sort((a, b) => a - b);
