import type { Id } from '@moonrise/engine';
import { chanceOf, type Point, sidesAt } from '@moonrise/lab/figures';
import type { RulesEntry } from '../rules/rules.ts';
import type { Translate } from '../words/words.ts';

/** The sides of a game with names and line styles. */
export type NamedSides = readonly { readonly id: Id; readonly name: string; readonly look: number }[];

export const idsOf = (those: NamedSides | RulesEntry['teams']): readonly Id[] => those.map(({ id }) => id);

export const sidesOf = ({ teams }: RulesEntry, points: readonly Point[], t: Translate): NamedSides =>
  sidesAt(points, idsOf(teams)).map((id) => {
    const at = teams.findIndex((team) => team.id === id);
    return { id, name: teams[at]?.name ?? t('turns.nobody'), look: (at < 0 ? teams.length : at) % 4 };
  });

/** The widest margin of the chances at a point, in percentage points. */
export const marginAt = ({ games }: Point): number => Math.ceil(100 * chanceOf(games / 2, games).margin);
