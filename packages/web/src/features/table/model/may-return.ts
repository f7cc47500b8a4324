import type { RulesEntry } from '../../../shared/rules/rules.ts';

/** True if a card of this game brings the dead back: they learn nothing more then. */
export const mayReturn = ({ roles }: Pick<RulesEntry, 'roles'>, deck: Readonly<Record<string, number>>): boolean =>
  roles.some(({ id, revives }) => revives === true && (deck[id] ?? 0) > 0);
