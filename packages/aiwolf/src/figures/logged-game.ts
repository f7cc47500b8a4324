import type { Id } from '@moonrise/engine';
import { teamOf } from '../agents/agent.ts';
import { type LogLine, readGameLog } from '../logs/read-game-log.ts';
import { type SeatStatus, statusIn } from '../replay/cast.ts';
import { isKnownRole, isSide, NO_WINNER } from '../wire/log-words.ts';
import { LINES } from '../wire/vocabulary.ts';
import { LoggedActs } from './logged-acts.ts';

interface LoggedSeat {
  readonly role: Id;
  readonly name: string; // in the game; empty: the log has none
  readonly program: string;
  readonly team: string;
  readonly wasDropped: boolean;
  readonly isAlive: boolean; // at the end
}
/** A game as its log tells it. */
export interface LoggedGame {
  readonly seats: ReadonlyMap<number, LoggedSeat>;
  readonly alive: ReadonlyMap<number, ReadonlySet<number>>; // by day, in the morning
  readonly acts: LoggedActs;
  readonly winner: Id; // NONE: no winner
  readonly lastDay: number;
  readonly endedAt: number | null; // epoch ms of the last speech, if the log has times
}
/** Why a log does not count. */
export type LogFault = 'not_a_log' | 'no_result' | 'seats_missing' | 'unknown_role';
export type ReadLoggedGame =
  | { readonly ok: true; readonly game: LoggedGame; readonly leftOut: readonly number[]; readonly hasNames: boolean }
  | { readonly ok: false; readonly fault: LogFault };

type Statuses = ReadonlyMap<number, ReadonlyMap<number, SeatStatus>>; // by day and seat

/** Reads the log of a finished game, of any server. */
export function readLoggedGame(text: string): ReadLoggedGame {
  const lines = readGameLog(withWholeSpeeches(text));
  const days = statusesIn(lines);
  const cast = days.get(Math.max(...days.keys()));
  if (!cast) return { ok: false, fault: 'not_a_log' };
  const result = lines.findLast(({ kind, cells }) => kind === LINES.result && cells.length === 3);
  const winner = result?.cells[2]?.trim() ?? '';
  if (!result || !(isSide(winner) || winner === NO_WINNER)) return { ok: false, fault: 'no_result' };
  if ([...days.values()].some((day) => day.size !== cast.size || [...day.keys()].some((seat) => !cast.has(seat))))
    return { ok: false, fault: 'seats_missing' };
  if ([...cast.values()].some(({ role }) => !isKnownRole(role))) return { ok: false, fault: 'unknown_role' };
  const acts = new LoggedActs(cast);
  const leftOut = lines.filter((line) => !acts.take(line)).map(({ number }) => number);
  const game = {
    acts,
    seats: new Map(
      [...cast].sort(([a], [b]) => a - b).map(([seat, status]) => [seat, seatOf(seat, status, days, acts)]),
    ),
    alive: new Map([...days].map(([day, seats]) => [day, livingIn(seats)])),
    winner,
    lastDay: Math.max(0, result.day - 1),
    endedAt: timeIn(lines),
  };
  return { ok: true, game, leftOut, hasNames: [...cast.values()].every(({ hasName }) => hasName) };
}

/** Some servers leave line breaks in speeches: a line that does not begin with a day and a kind continues the speech. */
function withWholeSpeeches(text: string): string {
  if (!BROKEN.test(text)) return text;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    if (last !== undefined && SPEECH.test(last) && !RECORD.test(line)) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines.join('\n');
}
const BROKEN = /\n(?!\d+,[A-Za-z]+,)./;
const RECORD = /^\d+,[A-Za-z]+,/;
const SPEECH = /^\d+,(talk|whisper),/;

function statusesIn(lines: readonly LogLine[]): Statuses {
  const days = new Map<number, Map<number, SeatStatus>>();
  for (const line of lines) {
    const status = statusIn(line);
    if (!status || Number.isNaN(line.day)) continue;
    const day = days.get(line.day) ?? new Map<number, SeatStatus>();
    days.set(line.day, day.set(Number(status.number), status));
  }
  return days;
}
const livingIn = (seats: ReadonlyMap<number, SeatStatus>): ReadonlySet<number> =>
  new Set([...seats].filter(([, { state }]) => state === 'ALIVE').map(([seat]) => seat));

function seatOf(seat: number, status: SeatStatus, days: Statuses, { executed, killed }: LoggedActs): LoggedSeat {
  const { role, name, program, hasName } = status;
  return {
    role,
    name: hasName ? name : '',
    program,
    team: teamOf(program) || program,
    wasDropped: [...days.values()].some((day) => day.get(seat)?.state === ''),
    isAlive: !killed.has(seat) && !executed.some((one) => one.seat === seat),
  };
}

function timeIn(lines: readonly LogLine[]): number | null {
  const time = lines.findLast((line) => line.time !== undefined)?.time;
  return time === undefined ? null : time * 1000;
}
