// Standard bots decide the same for the same seeds, so a change that only makes them faster shows as none here. After a change of
// their behaviour on purpose, run `node bench/decisions/write.mjs`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashesOf, tables } from './games.mjs';

const golden: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden.json'), 'utf8'),
);
const isLong = process.env.MOONRISE_LONG !== undefined; // a thousand games take minutes

test.each(Object.keys(tables))('%s: the same words and choices as recorded', (name) => {
  const recorded = Object.entries(golden[name] ?? {}).filter(([count]) => isLong || Number(count) < 100);
  expect(recorded).not.toEqual([]);
  const counts = recorded.map(([count]) => Number(count));
  expect(hashesOf(name, counts), 'if on purpose: node bench/decisions/write.mjs, node bench/usual-figures.mjs').toEqual(
    Object.fromEntries(recorded),
  );
});
