import { expect, test } from 'vitest';
import type { GameLine } from '../../../shared/story/lines/shown-line.ts';
import { subtitled } from './subtitled.ts';

const NOW = 1_000; // times give no order: many lines have the same one
const line = (kind: GameLine['kind'], row: number, text: string): GameLine => ({
  key: text,
  at: NOW,
  row,
  channel: 'global',
  kind,
  author: null,
  text,
});
const shown = (...lines: readonly GameLine[]) => {
  const { told, written } = subtitled(lines);
  return [...told.map(({ text }) => text), ...(written ? [`“${written.text}”`] : [])];
};

test('all announcements of one decision are shown, and none before it', () => {
  const lines = [line('system', 1, 'Night falls.'), line('heading', 2, 'Day 1'), line('death', 2, 'Ann died.')];
  expect(shown(...lines)).toEqual(['Ann died.']);
  expect(shown(...lines, line('system', 2, 'Speak.'))).toEqual(['Ann died.', 'Speak.']);
});

test('the last message is shown, unless an announcement followed', () => {
  const told = line('system', 3, 'The village talks.');
  const said = [line('written', 4, 'Hello.'), line('written', 5, 'It was Bo.')];
  expect(shown(told, ...said)).toEqual(['The village talks.', '“It was Bo.”']);
  expect(shown(told, ...said, line('system', 6, 'Dusk.'))).toEqual(['Dusk.']);
});

test('headings are not shown', () => {
  expect(shown(line('system', 1, 'Night falls.'), line('heading', 2, 'Day 1'))).toEqual(['Night falls.']);
  expect(shown()).toEqual([]);
});
