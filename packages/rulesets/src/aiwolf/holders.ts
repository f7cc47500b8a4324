import type { Game, Id, SeatId } from '@moonrise/engine';

/** The seats whose cards act in a phase, including the dead. */
export const holders = (game: Game, phase: Id): readonly SeatId[] =>
  game.seats.filter(({ id }) => hasActs(game, phase, game.state.cards[id] ?? null)).map(({ id }) => id);

/** Whether such a card is in the deck, which everyone knows. */
export const isInDeck = (game: Game, phase: Id): boolean =>
  Object.entries(game.state.deck).some(([role, count]) => count > 0 && hasActs(game, phase, role));

const hasActs = (game: Game, phase: Id, role: Id | null): boolean =>
  (game.rules.actsIn.get(phase)?.get(role) ?? []).length > 0;
