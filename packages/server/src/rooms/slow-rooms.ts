import { type Ruleset, seedOf, start } from '@moonrise/engine';
import { chosenRules } from '../chosen-rules.ts';
import { isSlow } from '../matches/round-length.ts';
import type { RoomState } from './model/room-model.ts';

const judged = new WeakMap<Ruleset, boolean>();

/** True if a full table would play a slow game in this room. A chosen deck may fit only one number of players. */
export function isSlowRoom({ rules: id, options }: Pick<RoomState, 'rules' | 'options'>): boolean {
  const built = chosenRules(id, options);
  if (!built.ok) return false;
  const known = judged.get(built.rules) ?? isSlowGame(built.rules);
  judged.set(built.rules, known);
  return known;
}

function isSlowGame(rules: Ruleset): boolean {
  const [least, most] = rules.players;
  for (let players = most; players >= least; players--) {
    const names = Array.from({ length: players }, (_, i) => `${i}`);
    const started = rules.cards(players).ok ? start(rules, { names, seed: seedOf('a round') }) : undefined;
    if (started?.ok) return isSlow(started.game);
  }
  return false;
}
