import { Game } from '@moonrise/engine';

/** A player's words as a JSON string without angle brackets, so that they can neither end their quotation nor read as a fact. */
export const quoted = (text: string): string => bracketless(JSON.stringify(text));
export const bracketless = (json: string): string => json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

/** The same game with every name quoted. */
export function withQuotedNames({ rules, state }: Game): Game {
  const seats = state.seats.map((seat) => ({ ...seat, name: quoted(seat.name) }));
  return new Game(rules, { ...state, seats });
}
