import type { Deed, Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { beatsOf, stagingMs } from './beats-of.ts';
import { tellingOrder } from './telling-order.ts';

const rules = {
  phases: [
    { id: 'night', light: 'night' as const },
    { id: 'day', light: 'day' as const },
    { id: 'last_word', light: 'dusk' as const },
  ],
  staged: { causes: { vote: 'verdict', bang: 'shot' }, told: { nobody: 'verdict', calm: 'spared' } } as const,
};
const opened = (phase: string, day = 1): Event =>
  ({ type: 'opened', phase, day, to: 'all', over: false, frame: `${day}.${phase}.1` }) as Event;
const closed: Event = { type: 'closed', to: 'all' };
const died = (seat: number, cause: string): Event => ({ type: 'died', seat, cause, to: 'all' });
const told = (key: string, about: number[] = [], to: Event['to'] = 'all'): Event => ({ type: 'told', key, about, to });
const ballot = (seat: number, ...targets: number[]): Deed => ({ seat, act: 'vote', targets });
const kinds = (events: readonly Event[]) => beatsOf(events, rules).map(({ kind }) => kind);

test('the dawn comes before those whom the night has taken, though they died before it', () => {
  const night = [opened('night'), died(1, 'kill'), told('found', [1]), closed, opened('day')];
  expect(kinds(night)).toEqual(['nightfall', 'dawn', 'death']);
});

test('an interruption after a night is its dawn, and there is no second one', () => {
  expect(kinds([opened('night'), died(1, 'kill'), closed, opened('last_word'), closed, opened('day', 2)])).toEqual([
    'nightfall',
    'dawn',
    'death',
  ]);
});

test('a conversion is seen by those who know, after the dawn, and adds nothing to the wait', () => {
  const turned: Event = { type: 'turned', seat: 2, role: 'x', cause: 'bite', to: [2] };
  const night = [opened('night'), told('calm'), closed, opened('day')];
  const bitten = [opened('night'), turned, told('calm'), closed, opened('day')];
  expect(kinds(bitten)).toEqual(['nightfall', 'dawn', 'conversion', 'spared']);
  expect(stagingMs(bitten, rules)).toBe(stagingMs(night, rules));
});

test('a shot knows who fired, and a card that everyone is shown belongs to its death', () => {
  const shown: Event = { type: 'revealed', place: 3, role: 'x', to: 'all' };
  const cardOfShooter: Event = { type: 'revealed', place: 0, role: 'y', to: 'all' };
  const [beat] = beatsOf([told('fired', [0, 3]), cardOfShooter, died(3, 'bang'), shown], rules);
  expect(beat).toMatchObject({ kind: 'shot', from: 0, to: 3, seats: [3], by: 0, cards: { 3: 'x' } });
});

test('all who are out by one vote fall together; nobody out is a verdict too', () => {
  const count: Event = { type: 'counted', act: 'vote', ballots: [ballot(0, 1), ballot(1, 0)], to: 'all' };
  const both = beatsOf([count, told('out', [0]), died(0, 'vote'), told('mine', [], [2]), died(1, 'vote')], rules);
  expect(both.map(({ kind, seats }) => [kind, seats])).toEqual([
    ['count', []],
    ['verdict', [0, 1]],
  ]);
  expect(kinds([count, told('nobody')])).toEqual(['count', 'verdict']);
});

test('only what begins from an index on is waited for', () => {
  const events = [opened('night'), died(1, 'kill'), closed, opened('day')];
  expect(stagingMs(events, rules, 1)).toBe(stagingMs(events, rules) - stagingMs([opened('night')], rules));
});

test('a count is told from the least to the most decisive ballot', () => {
  const ballots = [ballot(0, 4), ballot(1, 5), ballot(2, 4), ballot(3), ballot(4, 5), ballot(5, 4), ballot(6, 1)];
  expect(tellingOrder(ballots).map(({ seat, targets: [target] }) => [seat, target])).toEqual([
    [3, undefined],
    [6, 1],
    [1, 5],
    [0, 4],
    [4, 5],
    [2, 4],
    [5, 4],
  ]);
});
