import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitmentOf } from './dice.ts';
import { hex, sha256 } from './sha256.ts';
import { deal } from './start.ts';

const page = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
const example = page.slice(page.indexOf('**By hand.**'), page.indexOf('## Glossary'));

test('the example in docs/architecture.md is what the engine computes', () => {
  const [seed = '', commitment, block = ''] = example.match(/\b[0-9a-f]{64}\b/g) ?? [];
  expect(commitment).toBe(commitmentOf(seed));
  expect(block).toBe(hex(sha256(`${seed}/deal/0`)));
  const steps = [...example.matchAll(/^\| (\d) \| (\w{8}) \| mod (\d) = (\d) \| (.+) \|$/gm)];
  expect(steps.map(([, i, number]) => [i, number])).toEqual([
    ['3', block.slice(0, 8)],
    ['2', block.slice(8, 16)],
    ['1', block.slice(16, 24)],
  ]);
  for (const [, , number = '', n, j] of steps) expect(Number.parseInt(number, 16) % Number(n)).toBe(Number(j));
  const dealt = deal({ doctor: 1, seer: 1, villager: 1, werewolf: 1 }, seed);
  expect(steps.at(-1)?.[5]).toBe(dealt.join(' '));
  const told = dealt.map((role, seat) => `seat ${seat} has the ${role[0]?.toUpperCase()}${role.slice(1)}`);
  expect(example.match(/seat \d has the \w+/g)).toEqual(told);
});
