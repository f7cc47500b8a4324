import type { Game, Id, SeatId } from '@moonrise/engine';

/** Whose cards have something to do in a phase, the dead too. */
export const holders = (game: Game, phase: Id): readonly SeatId[] =>
  game.seats.filter(({ id }) => hasActs(game, phase, game.state.cards[id] ?? null)).map(({ id }) => id);

/** Whether there is such a card in the deck, which everybody knows. */
export const isInDeck = (game: Game, phase: Id): boolean =>
  Object.entries(game.state.deck).some(([role, count]) => count > 0 && hasActs(game, phase, role));

const hasActs = (game: Game, phase: Id, role: Id | null): boolean =>
  (game.rules.actsIn.get(phase)?.get(role) ?? []).length > 0;
