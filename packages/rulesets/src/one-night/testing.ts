import { type Id, view } from '@moonrise/engine';
import { type Cast, type Played, play, rulesOf } from '@moonrise/engine/testing';
import { oneNight } from './index.ts';

/** How many there are of each card. */
function setOf(cards: readonly Id[]): Record<Id, number> {
  const set: Record<Id, number> = {};
  for (const card of cards) set[card] = (set[card] ?? 0) + 1;
  return set;
}

/** Plays a transcript with these cards for the players and these in the centre. */
export function round(cast: Cast, centre: readonly Id[], script: string, options: object = {}): Played {
  const roles = setOf([...Object.values(cast), ...centre]);
  return play(rulesOf(oneNight, { roles, ...options }), cast, script, { centre });
}

/** The cards as a player knows them, or all of them (null): "seer - drunk | - - -", the centre last. */
export function cards({ game, log }: Played, name: string | null): string {
  const seat = game.seats.findIndex((one) => one.name === name);
  const state = name === null ? game.state : view(log, seat);
  const words = state.cards.map((card) => card ?? '-');
  return `${words.slice(0, game.seats.length).join(' ')} | ${words.slice(game.seats.length).join(' ')}`;
}
