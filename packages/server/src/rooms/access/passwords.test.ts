import { expect, test } from 'vitest';
import { hashPassword, matchesPassword, passwordRefusal } from './passwords.ts';

test('a password matches its hash only, whatever the keyboard did to it', async () => {
  const seal = await hashPassword(' Vollmond ﬁ');
  expect(await matchesPassword(seal, 'Vollmond fi ')).toBe(true);
  expect(await matchesPassword(seal, 'vollmond fi')).toBe(false);
});

test('too many waiting passwords are refused instead of queued', async () => {
  const waiting = Array.from({ length: 100 }, () => hashPassword('moon'));
  expect(passwordRefusal()?.error.code).toBe('overloaded');
  await waiting[0];
  expect(passwordRefusal()).toBeUndefined();
});
