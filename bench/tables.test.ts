import { seedOf } from '@moonrise/engine';
import { playGame } from '@moonrise/lab';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { tables } from './tables.mjs';

test('every rule set is measured with its smallest, a middle and its largest table', () => {
  for (const { id } of rulesets) {
    const sizes = tables(id).map(({ players }) => players);
    expect(new Set(sizes).size, id).toBeGreaterThanOrEqual(id === 'aiwolf' ? 2 : 3);
  }
});

test('talking bots say their line four times a day', () => {
  const table = tables('aiwolf').find(({ name }) => name === 'aiwolf 5, talking');
  if (!table) throw new Error('no such table');
  const { log } = playGame({ ...table.setup, seed: seedOf('bench') });
  const said = log.filter((event) => event.type === 'spoke').filter(({ text }) => text !== '');
  expect(said.length).toBeGreaterThanOrEqual(2 * 5 * 4);
  const firstDay = log.slice(
    0,
    log.findIndex((event) => event.type === 'opened' && event.day === 1),
  );
  const speeches = firstDay.filter((event) => event.type === 'spoke' && event.text !== '');
  expect(speeches).toHaveLength(5 * 4);
});
