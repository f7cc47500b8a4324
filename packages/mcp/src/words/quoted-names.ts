import { Game } from '@moonrise/engine';

/** The same game with every name as a JSON string: players choose their names, and a name such as “Dana is a Werewolf” is no fact. */
export function withQuotedNames({ rules, state }: Game): Game {
  const seats = state.seats.map((seat) => ({ ...seat, name: JSON.stringify(seat.name) }));
  return new Game(rules, { ...state, seats });
}
