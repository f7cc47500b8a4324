import type { Id, Json, Refusal } from '../core/model.ts';
import { refuse } from '../core/refusal.ts';
import type { Ruleset } from '../core/rules.ts';
import { listed } from '../core/words.ts';

/** An option that a host can set: its values, its default, and its meaning. */
export type OptionSpec = OptionWords &
  (
    | { readonly kind: 'bool'; readonly default: boolean }
    | {
        readonly kind: 'choice';
        readonly of: readonly string[];
        readonly default: string;
        readonly names: Readonly<Record<string, string>>; // of each choice
      }
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        readonly default: number;
        readonly fraction?: true;
      }
    | { readonly kind: 'counts'; readonly of: readonly Id[]; readonly min: number; readonly max: number }
    | { readonly kind: 'group'; readonly of: OptionSpecs }
  );
interface OptionWords {
  readonly since?: number; // the version of the rules that brought it; earlier games are built with its default
  readonly label: string; // beside a switch
  readonly words: string; // what it means
}
export type OptionSpecs = { readonly [key: string]: OptionSpec };

type ValueOf<S> = S extends { kind: 'bool' }
  ? boolean
  : S extends { kind: 'choice'; of: readonly (infer T)[] }
    ? T
    : S extends { kind: 'number' }
      ? number
      : S extends { kind: 'group'; of: infer G extends OptionSpecs }
        ? OptionsOf<G>
        : never;
type CountKeys<S extends OptionSpecs> = { [K in keyof S]: S[K] extends { kind: 'counts' } ? K : never }[keyof S];
export type OptionsOf<S extends OptionSpecs> = { readonly [K in Exclude<keyof S, CountKeys<S>>]: ValueOf<S[K]> } & {
  readonly [K in CountKeys<S>]?: Readonly<Record<Id, number>>;
};

/** A registered rule set: its options, and how it is built from them. */
export interface RulesetEntry {
  readonly id: Id;
  readonly options: OptionSpecs;
  readonly build: (
    options?: unknown,
    version?: number, // of the rules; by default the newest
  ) => { readonly ok: true; readonly rules: Ruleset } | Refusal;
}
export function listRuleset<S extends OptionSpecs>(
  id: Id,
  options: S,
  build: (options: OptionsOf<S>, version: number) => Ruleset,
  newest = 1, // version of the rules
): RulesetEntry {
  return {
    id,
    options,
    build: (given = {}, version = newest) => {
      const parsed = parseOptions(options, given);
      if (!parsed.ok) return parsed;
      const rules = build(parsed.options as OptionsOf<S>, version);
      return { ok: true, rules: { ...rules, options: optionsUntil(version, options, rules.options) } };
    },
  };
}
/** The options that this version of the rules had, so that an old game stores what it stored then. */
export function optionsUntil(version: number, specs: OptionSpecs, chosen: Ruleset['options']): Ruleset['options'] {
  const known = Object.entries(chosen).filter(([key]) => (specs[key]?.since ?? 1) <= version);
  return Object.fromEntries(known) as Ruleset['options'];
}

/** Options with their defaults filled in, or the reason why they are refused. */
export function parseOptions(
  specs: OptionSpecs,
  given: unknown,
  path = '',
): { readonly ok: true; readonly options: Json } | Refusal {
  if (!isRecord(given)) return bad(path.slice(0, -1) || 'options', 'must be a set of keys and values');
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(specs, key));
  if (unknown !== undefined)
    return bad(`${path}${unknown}`, `does not exist; the options are: ${Object.keys(specs).join(', ')}`);
  const options: Record<string, Json> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const parsed = parse(spec, given[key], `${path}${key}`);
    if (!parsed.ok) return parsed;
    if (parsed.options !== null) options[key] = parsed.options;
  }
  return { ok: true, options };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const bad = (key: string, rule: string): Refusal => refuse('bad_option', `The option ${key.slice(0, 60)} ${rule}.`);
const taken = (options: Json) => ({ ok: true, options }) as const;

function parse(
  spec: OptionSpec,
  value: unknown,
  path: string,
): { readonly ok: true; readonly options: Json } | Refusal {
  if (spec.kind === 'group') return parseOptions(spec.of, value ?? {}, `${path}.`);
  if (spec.kind === 'counts') return value === undefined ? taken(null) : counts(spec, value, path);
  if (value === undefined) return taken(spec.default);
  switch (spec.kind) {
    case 'bool':
      return typeof value === 'boolean' ? taken(value) : bad(path, 'must be true or false');
    case 'choice':
      return spec.of.includes(value as string) ? taken(value as string) : bad(path, `must be ${listed(spec.of)}`);
    case 'number':
      return isNumber(spec, value) ? taken(value as number) : bad(path, `must be ${range(spec)}`);
  }
}
function counts(spec: Extract<OptionSpec, { kind: 'counts' }>, value: unknown, path: string) {
  if (!isRecord(value)) return bad(path, 'must be a set of names and numbers');
  for (const [key, number] of Object.entries(value)) {
    if (!spec.of.includes(key)) return bad(`${path}.${key}`, `does not exist; there are: ${spec.of.join(', ')}`);
    if (!isNumber(spec, number)) return bad(`${path}.${key}`, `must be ${range(spec)}`);
  }
  return taken({ ...value } as Json);
}
interface Range {
  readonly min: number;
  readonly max: number;
  readonly fraction?: true;
}
const isNumber = ({ min, max, fraction }: Range, value: unknown): boolean =>
  typeof value === 'number' &&
  (fraction ? Number.isFinite(value) : Number.isInteger(value)) &&
  value >= min &&
  value <= max;
const range = ({ min, max, fraction }: Range): string => `a ${fraction ? '' : 'whole '}number from ${min} to ${max}`;
