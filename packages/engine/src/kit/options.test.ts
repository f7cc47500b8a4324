import { expect, test } from 'vitest';
import { defineRuleset } from '../core/define-ruleset.ts';
import { villageSpec } from '../testing/village.ts';
import { listRuleset } from './options.ts';

const flag = { kind: 'bool', default: false, label: 'Flag', words: 'A flag.' } as const;
const entry = listRuleset(
  'village',
  { old: flag, fresh: { ...flag, since: 2 } },
  (options, version) => defineRuleset({ ...villageSpec, options, version }),
  2,
);
const optionsIn = (version?: number) => {
  const built = entry.build({}, version);
  return built.ok && [built.rules.version, built.rules.options];
};

test('a rule set is built in its newest version', () => expect(optionsIn()).toEqual([2, { old: false, fresh: false }]));
test('a game of an earlier version stores only the options of that version', () =>
  expect(optionsIn(1)).toEqual([1, { old: false }]));
