import { expect, test } from 'vitest';
import { voicesOf } from './voices.ts';

test.each(['en', 'ja'])('in %s: twenty lines tell two characters apart, and nothing shows the wolves', (language) => {
  const { told, aucs } = voicesOf('classic', 8, 30, language);
  const [hits, trials] = told;
  expect(trials).toBeGreaterThan(50);
  expect(hits / trials).toBeGreaterThan(0.8);
  for (const auc of aucs) expect(Math.abs(auc - 0.5)).toBeLessThan(0.2);
});
