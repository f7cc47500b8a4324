import type { Event, EventOf, Id, Ruleset } from '@moonrise/engine';
import { rulesOfGame } from '@moonrise/rulesets';

/** A finished game, with what is needed to analyse it by its rules. */
export interface KeptGame {
  readonly rules: Id;
  readonly options: unknown;
  readonly rows: readonly (readonly Event[])[]; // one for each decision
}

export function startOf({ rows }: KeptGame): EventOf<'started'> {
  const started = rows[0]?.find((event) => event.type === 'started');
  if (!started) throw new Error('The game has no beginning.');
  return started;
}

let last: { readonly key: string; readonly rules: Ruleset } | undefined;
/** The rules of a game, cached for the last one. */
export function rulesIn(game: KeptGame): Ruleset {
  const key = JSON.stringify([game.rules, game.options, startOf(game).version]);
  if (last?.key !== key) last = { key, rules: built(game) };
  return last.rules;
}
function built(game: KeptGame): Ruleset {
  const { rules, options } = game;
  const made = rulesOfGame({ ...startOf(game), rules, options });
  if (!made.ok) throw new Error(made.message);
  return made.rules;
}
