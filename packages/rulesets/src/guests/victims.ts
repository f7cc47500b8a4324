import type { Deed, SeatId } from '@moonrise/engine';

/** The targets of these deeds, each once and in seat order: any other order would reveal who chose whom. */
export const victims = (deeds: readonly Pick<Deed, 'targets'>[]): readonly SeatId[] =>
  [...new Set(deeds.flatMap(({ targets }) => targets))].sort((a, b) => a - b);
