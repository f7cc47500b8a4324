import { expect, test } from 'vitest';
import { serving } from '../testing/serving.ts';
import { playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';
import { matchIn } from '../testing/twin.ts';

const SECONDS: Readonly<Record<string, number>> = { day: 90, voting: 30, night: 30 };

test('AI seats act at moments of their own, not at the very start or end, and look like other players', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 1, ai: 8 });
    const [anna] = table.seats as [TestSeat];
    const match = await matchIn(on, table.code);
    await playOut(table);
    const shares: number[] = [];
    for (const [i, { command, at }] of match.rows.entries()) {
      if (command.type !== 'act' || command.text !== undefined) continue;
      const opened = match.rows.slice(0, i).findLast(({ events }) => events.some(({ type }) => type === 'opened'));
      const phase = opened?.events.findLast((event) => event.type === 'opened')?.phase ?? '';
      shares.push((at - (opened?.at ?? 0)) / 1000 / (SECONDS[phase] ?? 1));
    }
    expect(shares.length).toBeGreaterThan(10); // the shortest possible game has seventeen
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.1);
    expect(Math.max(...shares)).toBeLessThan(0.95); // a bot that is typing finishes its line first
    expect(new Set(shares).size).toBeGreaterThan(shares.length * 0.9);
    const { players } = anna.client.all('room_updated').find(({ status }) => status === 'playing') as {
      players: readonly object[];
    };
    expect(players).toHaveLength(9);
    for (const player of players) expect(player).toMatchObject({ ready: true, connected: true, alive: true });
  }));
