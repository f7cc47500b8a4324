import type { OptionSpec, OptionSpecs } from '@moonrise/engine/kit';
import { rulesets } from '@moonrise/rulesets';
import { WrongUsage } from '../arguments.ts';

interface Tree {
  [key: string]: Tree | string | number | boolean;
}

/** The options of a rule set from the command line. The rule set validates them. */
export function chosenOptions(
  rules: string,
  options: readonly string[],
  roles: string | undefined,
  flag = 'roles',
): Tree {
  const specs = rulesets.find(({ id }) => id === rules)?.options ?? {};
  const chosen = empty();
  for (const option of options) set(chosen, specs, ...pair(option, '--option is written KEY=VALUE, as in reveal=none'));
  for (const role of roles?.split(',') ?? []) {
    const [id, count] = pair(role, `--${flag} is written ROLE=N,ROLE=N`);
    set(chosen, specs, `roles.${id}`, count);
  }
  return chosen;
}

const empty = (): Tree => Object.create(null); // no inherited keys

function pair(text: string, hint: string): [key: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new WrongUsage(`${hint}, not "${text}".`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function set(tree: Tree, specs: OptionSpecs, key: string, value: string): void {
  const path = key.split('.');
  const last = path.pop() ?? '';
  let place = tree;
  for (const step of path) {
    const below = place[step] ?? empty();
    if (typeof below !== 'object') throw new WrongUsage(`--option sets both ${step} and a part of it.`);
    place[step] = below;
    place = below;
  }
  place[last] = parsed(specAt(specs, [...path, last]), value);
}

/** The kind of the option with this path. Groups contain options, counts contain numbers. */
function specAt(specs: OptionSpecs, [key = '', ...rest]: readonly string[]): OptionSpec['kind'] | undefined {
  const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
  if (spec?.kind === 'group' && rest.length > 0) return specAt(spec.of, rest);
  if (spec?.kind === 'counts' && rest.length === 1) return 'number';
  return rest.length === 0 ? spec?.kind : undefined;
}
/** Unreadable values stay strings: the rule set explains what is allowed. */
function parsed(kind: OptionSpec['kind'] | undefined, value: string): string | number | boolean {
  if (kind === 'bool' && (value === 'true' || value === 'false')) return value === 'true';
  return kind === 'number' && /^-?(\d+|\d*\.\d+)$/.test(value) ? Number(value) : value;
}
