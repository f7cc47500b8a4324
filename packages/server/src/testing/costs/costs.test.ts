import { type ClientEventName, clientEvents } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { eventCosts } from '../../limits/costs.ts';
import { limitsPage } from '../../limits/limits-page.ts';
import { measuredCosts } from './staged.ts';
import { worstInputs } from './worst-inputs.ts';

const events = Object.keys(clientEvents).sort() as ClientEventName[];
const MOST = 15; // times what the table says: other processes disturb even CPU times, and a missing bound shows as hundreds

test('every client event has a known worst cost, and an input that shows it', () => {
  expect(Object.keys(eventCosts).sort()).toEqual(events);
  expect(Object.keys(worstInputs).sort()).toEqual(events);
  for (const event of events) expect(limitsPage()).toContain(`| \`${event}\` | ${eventCosts[event].cost} |`);
});

// Retried, because the cost of one event also contains what else the process does at that moment.
test('no event costs much more than the table says, in units of a harmless one of the same run', {
  retry: 1,
}, async () => {
  const measured = await measuredCosts(events);
  const unit = measured.set_ready?.plain ?? 0;
  const excess = events.map((event) => [event, (measured[event]?.worst ?? 0) / unit / eventCosts[event].cost] as const);
  expect(excess.filter(([, times]) => times > MOST)).toEqual([]);
});
