import { seedOf, start } from '@moonrise/engine';
import type { PacketOf } from '@moonrise/protocol';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { questionsOf } from './choices.ts';

type Prompts = PacketOf<'events'>['prompts'];

function table() {
  const built = ruleset('launch');
  if (!built.ok) throw new Error(built.message);
  const begun = start(built.rules, { names: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'], seed: seedOf('a') });
  if (!begun.ok) throw new Error(begun.message);
  return begun.game;
}
const say = { act: 'say', pick: 0, targets: [], may_pass: false, text: 500 };
const shoot = { act: 'avenge', pick: 1, targets: [1, 2], may_pass: true };
const prompts = [
  { slot: 'dead', required: false, offers: [say] },
  { slot: 'revenge', required: true, offers: [shoot] },
] as unknown as Prompts;

test('what must be answered is numbered first', () => {
  const questions = questionsOf(table(), { prompts, phase_id: null });
  expect(questions.map(({ slot }) => slot)).toEqual(['revenge', 'dead']);
});
