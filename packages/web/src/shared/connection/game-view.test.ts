import { expect, test } from 'vitest';
import { scans } from '../story/testing/logs.ts';
import { withPacket } from './game-view.ts';
import type { EventsPacket, GameView } from './snapshot.ts';

const table = { game_id: 'g', seat: 2, ids: [], looks: [] };
const packets = scans.map(
  (event, i): EventsPacket => ({
    n: i + 1,
    at: i,
    events: [event],
    prompts: [],
    locks: [],
    ...(i === 0 && { table }),
    phase_id: '1.night.1/0',
  }),
);
const after = (story: readonly EventsPacket[]) =>
  story.reduce<GameView | null>((game, packet) => withPacket(game, packet), null);
const results = (game: GameView | null) => game?.log.flatMap(({ event }) => (event.type === 'told' ? event.about : []));

test('a result that replaces the earlier one is the only one on the screen, live and after a reload', () => {
  expect(results(after(packets.slice(0, -1)))).toEqual([0]);
  expect(results(after(packets))).toEqual([1]);
  const live = packets.slice(-1).reduce((game, packet) => withPacket(game, packet), after(packets.slice(0, -1)));
  expect(live).toEqual(after(packets));
});

test('a reminder lasts until the phase is over', () => {
  const first = packets[0] as EventsPacket;
  const quiet = { ...first, table: undefined, events: [] } as unknown as EventsPacket;
  const reminded = after([first, { ...quiet, n: 2, reminder_seconds: 30 }]);
  expect([after([first])?.hasReminder, reminded?.hasReminder]).toEqual([false, true]);
  expect(withPacket(reminded, { ...quiet, n: 3 })?.hasReminder).toBe(true);
  expect(withPacket(reminded, { ...quiet, n: 3, phase_id: '1.day.1/0' })?.hasReminder).toBe(false);
});
