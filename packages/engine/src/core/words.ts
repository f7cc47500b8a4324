import type { Game } from './game.ts';
import type { EventOf, Place } from './model.ts';
import type { Ruleset } from './rules.ts';

export function nameOf(game: Game, place: Place): string {
  return game.seats[place]?.name ?? `centre card ${place - game.seats.length + 1}`;
}

/** "Ann", "Ann or Bob", "Ann, Bob or Cid". */
export function listed(names: readonly string[], word = 'or'): string {
  if (names.length < 2) return names[0] ?? 'nobody';
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

/** What a `told` event says. `{0}`, `{1}` … are the places it is about, `{answer}` is its answer. */
export function sentence(game: Game, event: EventOf<'told'>): string {
  const template = game.rules.allWords.told[event.key] ?? event.key;
  return template
    .replaceAll(/\{(\d+)\}/g, (_, i) => nameOf(game, event.about[Number(i)] ?? -1))
    .replaceAll('{answer}', () => wordFor(game.rules, String(event.answer ?? '')));
}

/** The word for a role, a team, a phase or an answer; anything else stands for itself. */
export function wordFor(rules: Ruleset, id: string): string {
  const { teams, phases, answers } = rules.allWords;
  return rules.roleOf.get(id)?.words.name ?? teams[id] ?? phases[id] ?? answers?.[id] ?? id;
}
