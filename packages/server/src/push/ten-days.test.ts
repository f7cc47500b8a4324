import { expect, test } from 'vitest';
import type { GameRow } from '../matches/rows.ts';
import { matchIn } from '../testing/running-match.ts';
import { atSlowTable, dealSlow, type SlowTable, slowSeating, TICK } from '../testing/slow-table.ts';
import { must } from '../testing/table.ts';
import { stagesOf } from './stages.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const DAY = 24 * HOUR;
/** Into the game, and how long the server is away: across a deadline, a reminder, an announcement, and for a moment. */
const outages = [
  [1 * DAY + 5 * HOUR, 40 * SECOND],
  [2 * DAY + 11.5 * HOUR, 2 * HOUR],
  [4 * DAY + 5.9 * HOUR, 20 * MINUTE],
  [6 * DAY + 17.99 * HOUR, 5 * MINUTE],
  [8 * DAY + 20 * HOUR, 3 * SECOND],
] as const;
const GIVEN_BACK = 60 * SECOND; // to a phase, at most

test('a game of ten days: five restarts, no deadline missed, every notice once', () =>
  atSlowTable({ seating: slowSeating }, async (at) => {
    for (const seat of at.seats) await at.subscribe(seat);
    await dealSlow(at);
    const begin = (await matchIn(at.on, at.code)).rows[0]?.at ?? 0;
    for (const [since, away] of outages) {
      await at.pass(begin + since - at.on.clock.now());
      await at.on.restart(away);
      await comeBack(at);
    }
    const match = await matchIn(at.on, at.code);
    await at.pass(begin + 10 * DAY + 3 * HOUR - at.on.clock.now());
    expect(match.game.state.outcome?.reason).toBe('stalemate');
    expect(match.rows.filter(({ command }) => command.type === 'expire')).toHaveLength(30); // ten days of three phases
    expect((match.rows.at(-1)?.at ?? 0) - begin).toBeGreaterThan(10 * DAY - MINUTE);
    const down = outages.map(([since, away]) => ({ from: begin + since, to: begin + since + away }));
    const expected = expectedNotices(match.rows, down);
    for (const { name } of at.seats) {
      const got = at.service.gotBy(name);
      expect(got.map(([, kind]) => kind)).toEqual(expected.map(({ kind }) => kind));
      for (const [i, [when]] of got.entries()) {
        const { from = 0, to = 0 } = expected[i] ?? {};
        expect(when).toBeGreaterThanOrEqual(from);
        expect(when).toBeLessThanOrEqual(to);
      }
    }
  }));

async function comeBack({ on, seats }: SlowTable): Promise<void> {
  for (const { client, token } of seats) {
    await client.reconnect(on.url);
    must(await client.ask('resume', { token }));
  }
}

interface Down {
  readonly from: number;
  readonly to: number;
}
interface Expected {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}
interface TimedPhase {
  readonly id: string;
  readonly begin: number;
  readonly end: number; // as it was at the beginning
  readonly deadline: number; // the same with the time that was given back
}
/** What each player has to be told, from the log; and every phase has to end in time. */
function expectedNotices(rows: readonly GameRow[], down: readonly Down[]): readonly Expected[] {
  const expected: Expected[] = [];
  let phase: TimedPhase = { id: '', begin: 0, end: 0, deadline: 0 };
  for (const { command, at, events, deadline } of rows) {
    if (command.type === 'expire') {
      expect(at).toBeGreaterThanOrEqual(phase.deadline);
      expect(at).toBeLessThanOrEqual(phase.deadline + TICK);
      expected.push(...stagesDue(phase, down));
    }
    const opened = events.find(({ type }) => type === 'opened');
    if (opened?.type === 'opened' && deadline !== null)
      phase = { id: opened.phase, begin: at, end: deadline, deadline };
    else if (deadline !== null) {
      expect(deadline).toBeLessThanOrEqual(Math.max(phase.deadline, at) + GIVEN_BACK);
      phase = { ...phase, deadline };
    }
  }
  return expected;
}
/** Of several that were due while the server was away, the newest is told. */
function stagesDue({ id, begin, end, deadline }: TimedPhase, down: readonly Down[]): readonly Expected[] {
  const stages = stagesOf({ clock: '', begin, end, isDay: id === 'day' }).map(({ kind, at }) => {
    const outage = down.find(({ from, to }) => at >= from && at <= to);
    return { kind, from: at, to: Math.max(at + deadline - end, outage?.to ?? 0) + TICK, outage };
  });
  return stages.filter(({ outage }, i) => !outage || stages[i + 1]?.outage !== outage);
}
