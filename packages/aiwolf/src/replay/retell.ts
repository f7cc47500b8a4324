import type { Event } from '@moonrise/engine';
import { type LogLine, readGameLog } from '../logs/read-game-log.ts';
import { beginning, castOf } from './cast.ts';
import { Teller } from './teller.ts';

/** A logged game as engine events. */
export interface Retold {
  readonly ok: true;
  readonly rows: readonly RetoldRow[];
  readonly programs: readonly string[]; // their own names, by seat
  readonly hasTimes: boolean; // otherwise times are made up in order
  readonly hasEnded: boolean; // false: the game was interrupted, or the log is truncated
  readonly leftOut: readonly number[]; // numbers of lines that could not be parsed
}
/** One line of the log. */
export interface RetoldRow {
  readonly at: number; // epoch ms
  readonly events: readonly Event[];
}
export interface NoLog {
  readonly ok: false;
  readonly line: number | null; // the first line that is not of a log; null: the file is empty
  readonly text: string; // the start of that line
}

/** Far above any real log. */
export const LARGEST_LOG = 4 * 1024 * 1024; // bytes
const STEP = 1_000; // ms between lines without a time
const SHOWN = 60; // characters

/** Reads a game log of any generation and server. Lines that cannot be parsed are skipped. */
export function retell(text: string): Retold | NoLog {
  const lines = readGameLog(text);
  const cast = castOf(lines);
  if (cast.names.length === 0) return noLog(text);
  const teller = new Teller(cast);
  const leftOut: number[] = [];
  const first = lines.find(({ time }) => time !== undefined)?.time;
  let at = (first ?? 0) * 1000;
  const rows: RetoldRow[] = [{ at, events: beginning(cast, startOf(lines)) }];
  for (const line of lines) {
    const events = teller.tell(line);
    if (!events) leftOut.push(line.number);
    if (!events || events.length === 0) continue;
    at = line.time === undefined ? at + STEP : Math.max(at, line.time * 1000);
    rows.push({ at, events });
  }
  return { ok: true, rows, programs: cast.programs, hasTimes: first !== undefined, hasEnded: teller.hasEnded, leftOut };
}

const startOf = (lines: readonly LogLine[]): number => lines.find(({ day }) => !Number.isNaN(day))?.day ?? 0;

function noLog(text: string): NoLog {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  return { ok: false, line: first < 0 ? null : first + 1, text: (lines[first] ?? '').slice(0, SHOWN) };
}
