import type { Game } from './game.ts';
import type { EventOf, Place } from './model.ts';
import type { Ruleset, Why } from './rules.ts';

export function nameOf(game: Game, place: Place): string {
  return game.seats[place]?.name ?? `centre card ${place - game.seats.length + 1}`;
}

/** "Ann", "Ann or Bob", "Ann, Bob or Cid". */
export function listed(names: readonly string[], word = 'or'): string {
  if (names.length < 2) return names[0] ?? 'no one';
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

/** What a `told` event says. `{0}`, `{1}` … are the places it is about, `{answer}` is its answer. */
export function sentence(game: Game, { key, about, answer }: EventOf<'told'>): string {
  return filled(game, game.rules.allWords.told[key] ?? key, about, String(answer ?? ''));
}

/** Why an act is closed. */
export const reason = (game: Game, { key, about = [] }: Why): string =>
  filled(game, game.rules.allWords.whys[key] ?? key, about);

// In one pass: a player's name may look like a placeholder.
const filled = (game: Game, template: string, about: readonly Place[], answer = ''): string =>
  template.replaceAll(/\{(\d+|answer)\}/g, (_, place) =>
    place === 'answer' ? wordFor(game.rules, answer) : nameOf(game, about[Number(place)] ?? -1),
  );

/** The word for a role, a team, a phase or an answer; any other id is returned as it is. */
export function wordFor(rules: Ruleset, id: string): string {
  const { teams, phases, answers } = rules.allWords;
  return rules.roleOf.get(id)?.words.name ?? teams[id] ?? phases[id] ?? answers[id] ?? id;
}
