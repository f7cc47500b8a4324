import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../store/store.ts';
import { simulate } from '../simulator/simulation.ts';
import { faultsIn, type RunEvidence } from './checker.ts';

/** The results of a run without faults. */
let sound: RunEvidence;
beforeAll(async () => {
  const calm = {
    nodes: 2,
    storeFails: 0,
    answerLost: 0,
    outages: 0,
    crashes: 0,
    stops: 0,
    freezes: 0,
    cuts: 0,
    skew: 0,
  };
  for (let i = 0; i < 20 && !(sound && isWhole(sound)); i++) {
    const { evidence, faults } = await simulate(`checker ${i}`, { faultRates: calm });
    expect(faults).toEqual([]);
    sound = evidence;
  }
});
/** All players stayed until the end, and the game was long enough. */
const isWhole = ({ views, acked }: RunEvidence): boolean =>
  acked.length > 10 && views.every(({ isWhole, frames }) => isWhole && frames.length > 10);

type Change = Partial<{ -readonly [K in keyof RunEvidence]: RunEvidence[K] }>;
const told = (change: (sound: RunEvidence) => Change): string => faultsIn({ ...sound, ...change(sound) }).join('\n');
const streamOf = ({ streams }: RunEvidence, kind: 'game/' | 'room/'): string =>
  [...streams.keys()].find((stream) => stream.startsWith(kind)) as string;
const withRows = (evidence: RunEvidence, kind: 'game/' | 'room/', change: (rows: readonly Row[]) => readonly Row[]) => {
  const stream = streamOf(evidence, kind);
  return { streams: new Map([...evidence.streams, [stream, change(evidence.streams.get(stream) ?? [])]]) };
};
const typeOf = ({ command }: Row): string => (command as { type: string }).type;
const without = (type: string) => (rows: readonly Row[]) =>
  rows.filter((row) => typeOf(row) !== type).map((row, i) => ({ ...row, seq: i + 1 }));
const withoutGames = (evidence: RunEvidence): RunEvidence => ({
  ...evidence,
  streams: new Map([...evidence.streams].filter(([stream]) => !stream.startsWith('game/'))),
});

test('a run without faults has none', () => {
  expect(faultsIn(sound)).toEqual([]);
  expect(isWhole(sound)).toBe(true);
});

describe('the checker finds', () => {
  const game = (rows: (rows: readonly Row[]) => readonly Row[]) => (of: RunEvidence) => withRows(of, 'game/', rows);
  const planted: Readonly<Record<string, readonly [(sound: RunEvidence) => Change, RegExp]>> = {
    'an acknowledged act that is in no log': [
      ({ acked }) => ({ acked: [...acked, { player: acked[0]?.player ?? '', id: 'never' }] }),
      /never of .* was acknowledged and is in no log/,
    ],
    'a row that is missing': [game((rows) => rows.filter(({ seq }) => seq !== 3)), /has the rows 1 2 4/],
    'a row that is there twice': [
      game((rows) => rows.flatMap((row) => (row.seq === 2 ? [row, row] : [row]))),
      /1 2 2 3/,
    ],
    'a command that took effect twice': [
      game((rows) => rows.map((row) => (row.seq < 3 ? { ...row, commandId: '0/twice' } : row))),
      /has command 0\/twice twice/,
    ],
    'a phase that was resolved twice': [
      game((rows) => {
        const opens = rows.findLast(({ events }) => JSON.stringify(events).includes('"opened"')) as Row;
        return [
          ...rows.slice(0, -1),
          { ...opens, seq: rows.length },
          { ...(rows.at(-1) as Row), seq: rows.length + 1 },
        ];
      }),
      /opens .* twice/,
    ],
    'a game that is overdue': [game((rows) => rows.slice(0, -1)), /is [\d.]+ seconds overdue/],
    'a game that continues after its end': [
      game((rows) => {
        const again = rows.slice(1).find(({ events }) => events.length > 0) as Row;
        return [...rows, { ...again, seq: rows.length + 1, commandId: null }];
      }),
      /continues after its end/,
    ],
    'a packet that a player did not get': [
      ({ views: [first, ...rest] }) => ({ views: [{ ...first!, frames: first!.frames.slice(0, -1) }, ...rest] }),
      /got \d+ of \d+ packets/,
    ],
    'a packet that is not in the log': [
      ({ views: [first, ...rest] }) => ({
        views: [{ ...first!, frames: first!.frames.map((frame, i) => (i === 4 ? '["message",{}]' : frame)) }, ...rest],
      }),
      /got .* as packet 5/,
    ],
    'two packets in the wrong order': [
      ({ views: [first, ...rest] }) => {
        const [a, b, ...more] = first!.frames as [string, string, ...string[]];
        return { views: [{ ...first!, frames: [b, a, ...more] }, ...rest] };
      },
      /as packet 1 of/,
    ],
    'a view of a game that is in no log': [
      ({ views: [first] }) => ({ views: [{ ...first!, game: 'nowhere' }] }),
      /which is in no log/,
    ],
    'a player who lost the seat': [
      ({ seats: [first, ...rest] }) => ({ seats: [{ ...first!, isTurnedAway: true }, ...rest] }),
      /could not return to the seat/,
    ],
    'a kicked player who was not told': [
      (of) => ({
        ...withRows(of, 'room/', (rows) => {
          const { player } = of.seats[0]!;
          const last = rows.at(-1) as Row;
          const events = [{ type: 'left', player, why: 'kicked' }];
          return [...rows, { ...last, seq: rows.length + 1, commandId: null, events }];
        }),
        now: of.now + 60_000,
        seats: of.seats.map((seat) => ({ ...seat, isConnected: true })),
      }),
      /lost the seat and was not told/,
    ],
    'a room that does not know the end of its game': [
      (of) => withRows(of, 'room/', without('end')),
      /does not know that its game is over/,
    ],
    'a deal without a game': [
      (of) => ({ ...withRows(withoutGames(of), 'room/', without('end')), views: [], acked: [] }),
      /has dealt a game that does not begin/,
    ],
    'a countdown that never ends': [
      (of) =>
        withRows(of, 'room/', (rows) =>
          rows.slice(
            0,
            rows.findIndex((row) => typeOf(row) === 'deal'),
          ),
        ),
      /counts down for ever/,
    ],
  };
  for (const [what, [plant, sign]] of Object.entries(planted)) test(what, () => expect(told(plant)).toMatch(sign));
});
