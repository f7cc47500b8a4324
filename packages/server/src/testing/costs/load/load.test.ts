import { type ClientEventName, clientEvents } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../limits/limits.ts';
import { type MeasuredLoads, measuredLoads } from './loads.ts';

const isLong = process.env.MOONRISE_LONG !== undefined;
const most = Math.floor(defaultLimits.connections_per_address / 10) * 10; // rooms have ten players
const size = isLong ? { connections: most, seconds: 2 } : { connections: 20, seconds: 0 };
const only = process.env.MOONRISE_COSTS_OF?.split(','); // events, in the long run
const MOST = 10; // times the delay of the harmless load; without slices a burst of names causes forty times

function table({ harmless, loads }: MeasuredLoads): string {
  const row = (name: string, of: readonly (number | string)[]) =>
    name.padEnd(20) + of.map((cell) => (typeof cell === 'string' ? cell : cell.toFixed(0)).padStart(10)).join('');
  return [
    `The longest delay of the event loop in ms, ${size.connections} connections of one address; own: while the server itself worked`,
    row('event', ['plain', 'own', 'worst', 'own']),
    row('(harmless)', [harmless.delay, harmless.own]),
    ...loads.map(({ event, plain, worst }) => row(event, [plain.delay, plain.own, worst.delay, worst.own])),
  ].join('\n');
}

test(`the worst input of each event, from ${size.connections} connections at once, delays the server hardly more than a harmless one`, {
  timeout: 3_600_000,
}, async () => {
  const events = (Object.keys(clientEvents) as ClientEventName[]).filter((event) => only?.includes(event) ?? true);
  const measured = await measuredLoads(events, size);
  if (isLong) console.log(table(measured));
  const excess = measured.loads.map(({ event, worst }) => [event, worst.own / measured.harmless.own] as const);
  expect(excess.filter(([, times]) => times > MOST)).toEqual([]);
});
