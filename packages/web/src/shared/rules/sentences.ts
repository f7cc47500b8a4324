import type { Deed, EventOf, Place } from '@moonrise/engine';
import type { RoleEntry, RulesEntry } from './rules.ts';

/** Names places: players by name, cards in the centre by number. */
export type NameOf = (place: Place) => string;

/** `{0}`, `{1}` … are places, `{answer}` the answer. Filled in one pass: a name may look like a placeholder. */
export function toldSentence(rules: RulesEntry, event: EventOf<'told'>, nameOf: NameOf): string {
  return fill(rules.words.told[event.key] ?? event.key, event.about, nameOf, () => answer(rules, event.answer));
}
export const deathSentence = (rules: RulesEntry, { seat, cause }: EventOf<'died'>, nameOf: NameOf): string =>
  fill(rules.words.causes[cause] ?? '{0}', [seat], nameOf);

/** The same in plain words and the reader's language, where the rules tell it in words of their own. */
export function plainSentence(rules: RulesEntry, event: EventOf<'told' | 'died'>, nameOf: NameOf): string | undefined {
  const isTold = event.type === 'told';
  const text = isTold ? rules.plain?.told[event.key] : rules.plain?.causes[event.cause];
  if (text === undefined) return undefined;
  return isTold ? fill(text, event.about, nameOf, () => answer(rules, event.answer)) : fill(text, [event.seat], nameOf);
}

/** "You protect Bo." */
export const choiceSentence = (
  rules: RulesEntry,
  { act, targets }: Pick<Deed, 'act' | 'targets'>,
  nameOf: NameOf,
): string => {
  const card = rules.words.cards[act];
  if (targets.length === 0) return card?.pass ?? card?.done ?? act;
  return fill(card?.done ?? `${rules.words.acts[act] ?? act} {0}`, targets, nameOf);
};
export const reasonSentence = (rules: RulesEntry, key: string, about: readonly Place[], nameOf: NameOf): string =>
  fill(rules.words.whys[key] ?? key, about, nameOf);

export const roleOf = (rules: RulesEntry, id: string | null | undefined): RoleEntry | undefined =>
  rules.roles.find((role) => role.id === id);
export const teamName = (rules: RulesEntry, id: string | null | undefined): string =>
  rules.teams.find((team) => team.id === id)?.name ?? id ?? '';

/** The word for a role, a team, a phase or an answer; else the value itself. */
function answer(rules: RulesEntry, value: string | number | boolean | undefined): string {
  const id = String(value ?? '');
  const named = [...rules.roles, ...rules.teams, ...rules.phases].find((one) => one.id === id);
  return named?.name ?? rules.words.answers[id] ?? id;
}

function fill(template: string, about: readonly Place[], nameOf: NameOf, answered = () => ''): string {
  return template.replaceAll(/\{(\d+|answer)\}/g, (_, place: string) =>
    place === 'answer' ? answered() : nameOf(about[Number(place)] ?? -1),
  );
}
