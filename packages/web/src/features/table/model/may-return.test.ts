import { expect, test } from 'vitest';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { mayReturn } from './may-return.ts';

const roles = [{ id: 'healer', revives: true }, { id: 'fool' }] as unknown as RulesEntry['roles'];

test('the dead of a game learn nothing more if a card of it brings them back', () => {
  expect(mayReturn({ roles }, { fool: 3, healer: 1 })).toBe(true);
  expect(mayReturn({ roles }, { fool: 3 })).toBe(false);
  expect(mayReturn({ roles }, { fool: 3, healer: 0 })).toBe(false);
});
