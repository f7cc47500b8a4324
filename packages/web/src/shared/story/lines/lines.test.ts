import { type Event, share } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { happened, shortGame } from '../testing/logs.ts';
import { linesOf } from './lines.ts';

const channels = ['global', 'wolves', 'dead'];
const told = (to: 'all' | number[], more: object = {}): Event => ({ type: 'told', key: 'x', about: [], to, ...more });
const died = (seat: number): Event => ({ type: 'died', seat, cause: 'kill', to: 'all' });
const read = (...events: Event[]) => linesOf(happened(events), channels).map(({ event }) => event.type);

test('the public channel shows messages and events, phase by phase', () => {
  const lines = linesOf(happened(share(shortGame, null)), channels);
  expect(lines.map(({ event }) => event.type)).toEqual(['opened', 'died', 'opened', 'said', 'told']);
  expect(new Set(lines.map(({ channel }) => channel))).toEqual(new Set(['global']));
});

test('a private result is no chat line, unless it has a channel', () => {
  expect(read(told([1]))).toEqual([]);
  expect(linesOf(happened([told([1], { channel: 'wolves' })]), channels)[0]?.channel).toBe('wolves');
});

test('a death with a sentence of its own is not shown twice', () => {
  expect(read(died(3), told('all', { about: [3] }))).toEqual(['told']);
  expect(read(told('all', { about: [2, 3] }), died(3))).toEqual(['told']);
});

test('a sentence about another player, or about a role, does not count as telling the death', () => {
  expect(read(died(3), told('all', { about: [2] }))).toEqual(['died', 'told']);
  expect(read(died(3), told('all', { about: [3], answer: 'village' }))).toEqual(['died', 'told']);
  expect(read(told('all', { about: [3] }), died(2), died(3))).toEqual(['told', 'died', 'died']);
});

test('speeches go to the channel of their audience; empty ones are left out', () => {
  const spoke = (to: 'all' | number[], text: string) =>
    ({
      type: 'spoke',
      seat: 0,
      act: 'x',
      text,
      forced: false,
      left: { count: 1, skips: 0, length: null },
      turn: 1,
      speaker: 1,
      round: 0,
      to,
    }) satisfies Event;
  const lines = linesOf(happened([spoke('all', 'Hello'), spoke([0, 1], 'Psst'), spoke('all', '')]), channels);
  expect(lines.map(({ channel }) => channel)).toEqual(['global', 'wolves']);
});
