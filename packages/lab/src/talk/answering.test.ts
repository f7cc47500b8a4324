import { describe, expect, test } from 'vitest';
import { askedIn } from './answering.ts';

describe.each(['en', 'de', 'hi', 'ja'])('in %s', (language) => {
  test.each([
    ['classic', 7],
    ['one-night', 5],
  ])('%s with %i: most questions are answered within three lines', (rules, players) => {
    const asked = askedIn(rules, players, language, 1);
    expect(asked.length).toBeGreaterThan(4);
    const silent = asked.filter(({ isAnswered }) => !isAnswered);
    expect(silent.length / asked.length, JSON.stringify(silent)).toBeLessThan(0.3);
    const founded = asked.filter(({ isFounded }) => isFounded);
    expect(founded.length / asked.length).toBeGreaterThan(0.5);
  });
});
