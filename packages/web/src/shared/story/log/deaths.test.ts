import type { Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { RulesEntry } from '../../rules/rules.ts';
import { diedAtNight } from './deaths.ts';

const phases = [
  { id: 'night', light: 'night' },
  { id: 'day', light: 'day' },
] as unknown as RulesEntry['phases'];
const opened = (phase: string) => ({ type: 'opened', to: 'all', phase }) as unknown as Event;
const died = (seat: number): Event => ({ type: 'died', to: 'all', seat, cause: 'bite' });

test('a victim of the night died at night, though it was announced in the morning', () => {
  const log = [opened('night'), { type: 'closed', to: 'all' } as const, died(0), opened('day'), died(1)];
  const happenings = log.map((event, row) => ({ at: row, row, event }));
  expect([...diedAtNight(happenings, { phases })]).toEqual([0]);
});
