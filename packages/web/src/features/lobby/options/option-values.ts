import type { RulesEntry } from '../../../shared/rules/rules.ts';

export type OptionEntry = RulesEntry['options'][string];
export type Specs = RulesEntry['options'];
export type CountsSpec = Extract<OptionEntry, { kind: 'counts' }>;
export type OptionValue = boolean | number | string | { readonly [key: string]: OptionValue };
export type OptionValues = { readonly [key: string]: OptionValue };
export type Path = readonly string[];

const isValues = (value: OptionValue | undefined): value is OptionValues => typeof value === 'object';

export const valueAt = (options: OptionValues, path: Path): OptionValue | undefined =>
  path.reduce<OptionValue | undefined>((value, key) => (isValues(value) ? value[key] : undefined), options);

/** The options with another value at this path; undefined: the default. Groups without changes are left out. */
export function withValue(options: OptionValues, [key, ...rest]: Path, value: OptionValue | undefined): OptionValues {
  if (key === undefined) return options;
  const inner = options[key];
  const next = rest.length === 0 ? value : withValue(isValues(inner) ? inner : {}, rest, value);
  const { [key]: _, ...others } = options;
  const isUsual = next === undefined || (rest.length > 0 && isValues(next) && Object.keys(next).length === 0);
  return isUsual ? others : { ...others, [key]: next };
}

/** The number of options that differ from the default; counts are one option. */
export const changesIn = (specs: Specs, options: OptionValues): number =>
  Object.entries(specs).reduce((sum, [key, spec]) => {
    const value = options[key];
    if (value === undefined) return sum;
    return sum + (spec.kind === 'group' ? changesIn(spec.of, isValues(value) ? value : {}) : 1);
  }, 0);

/** True if two sets of options are equal, in any order. */
export function isSame(a: OptionValue | undefined, b: OptionValue | undefined): boolean {
  if (!isValues(a) || !isValues(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]));
}

/** What is counted: seconds of phases, or cards of roles. */
export const countedIn = (spec: CountsSpec, { phases }: RulesEntry): 'times' | 'cards' =>
  spec.of.some((id) => phases.some((phase) => phase.id === id)) ? 'times' : 'cards';

export const countsAt = (options: OptionValues, path: Path): Readonly<Record<string, number>> | undefined =>
  valueAt(options, path) as Readonly<Record<string, number>> | undefined;

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
