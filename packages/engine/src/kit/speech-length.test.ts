import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmpty, type LengthRules, lengthOf, limitSpeech, trimTo } from './speech-length.ts';

const names = ['Rin', 'Rina', '@', 'a b'];
const speech = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(' ', '　', '😀', '@Rin', '@Rina', '@a b', '@'),
    ),
  )
  .map((pieces) => pieces.join(''));
const counting = fc.constantFrom(
  { count_in_word: false, count_spaces: false },
  { count_in_word: false, count_spaces: true },
  { count_in_word: true, count_spaces: false },
);
const limit = fc.oneof(fc.constant(-1), fc.nat(30));
const rules = fc
  .tuple(counting, fc.record({ per_talk: limit, mention_length: limit, per_agent: limit, base_length: limit }))
  .map(([how, limits]): LengthRules => ({ ...how, ...limits }));
const restOf = ({ per_agent }: LengthRules, used: number): number | null =>
  per_agent < 0 ? null : Math.max(0, per_agent - used);

test('a text is cut to its limit, and only if it has to be', () => {
  fc.assert(
    fc.property(fc.nat(20), speech, counting, (most, text, how) => {
      const cut = trimTo(most, text, how);
      expect(lengthOf(cut, how)).toBe(Math.min(most, lengthOf(text, how)));
      if (lengthOf(text, how) <= most) expect(cut).toBe(text);
      if (!how.count_in_word) expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/\p{Surrogate}/u); // no character is cut in two
      expect(isEmpty(cut, how)).toBe(lengthOf(cut, how) === 0);
    }),
  );
});

test('no speech exceeds the allowance, and only kept text is charged', () => {
  fc.assert(
    fc.property(speech, rules, fc.nat(30), (text, given, used) => {
      const rest = restOf(given, used);
      const kept = limitSpeech(text, given, rest, names);
      if (rest === null) expect(kept.rest).toBeNull();
      else {
        expect(kept.rest).toBeGreaterThanOrEqual(0);
        expect(kept.rest).toBeLessThanOrEqual(rest);
        expect(rest - (kept.rest ?? 0)).toBeLessThanOrEqual(lengthOf(text, given));
      }
    }),
  );
});

test('without a mention a speech is no longer than its limits', () => {
  fc.assert(
    fc.property(speech, rules, fc.nat(30), (text, given, used) => {
      const rest = restOf(given, used);
      const length = lengthOf(limitSpeech(text, given, rest, []).text, given);
      const isBudgeted = given.per_agent >= 0 || given.base_length >= 0;
      if (isBudgeted) expect(length).toBeLessThanOrEqual(Math.max(0, given.base_length) + (rest ?? 0));
      if (given.per_talk >= 0) expect(length).toBeLessThanOrEqual(given.per_talk);
    }),
  );
});

test('no speech exceeds its limit, a mention included', () => {
  fc.assert(
    fc.property(speech, rules, (text, given) => {
      const kept = limitSpeech(text, given, restOf(given, 0), names).text;
      if (given.per_talk >= 0) expect(lengthOf(kept, given)).toBeLessThanOrEqual(given.per_talk);
    }),
  );
});

test('only a mention that is kept whole exceeds the limit', () => {
  fc.assert(
    fc.property(speech, rules, (text, given) => {
      if (given.per_talk < 0) return;
      const kept = limitSpeech(text, { ...given, keepsMention: true }, restOf(given, 0), names).text;
      const longest = Math.max(...names.map((name) => lengthOf(` @${name} `, given)));
      expect(lengthOf(kept, given)).toBeLessThanOrEqual(given.per_talk + longest);
    }),
  );
});
