/** One line of a game log. `cells` follow the day and the kind; a speech is one cell, even with commas. */
export interface LogLine {
  readonly number: number; // of the line in the file, from 1
  readonly day: number;
  readonly kind: string;
  readonly cells: readonly string[];
  readonly time?: number; // Unix seconds, if the log has them
}

const WORDS_FROM = 3; // idx, turn, seat, then the words
const SPOKEN = /^\d+,(talk|whisper),/;
const STAMPED = /^(?:[^,]*,){5}.*,\d{10,13}$/s; // a speech, possibly empty, comes before the time

/**
 * Reads a game log of any generation. Commas in speech are part of it. Whether speeches end with a time is decided for the
 * whole log: in a log without times, a number at the end belongs to the speech.
 */
export function readGameLog(text: string): LogLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
  const speeches = lines.filter((line) => SPOKEN.test(line));
  const hasTimes = speeches.filter((line) => STAMPED.test(line)).length * 2 > speeches.length;
  return lines.flatMap((line, i) => (line.trim() === '' ? [] : [lineOf(line, i + 1, hasTimes)]));
}

function lineOf(line: string, number: number, hasTimes: boolean): LogLine {
  const [day = '', kind = '', ...cells] = line.split(',');
  const told = { number, day: /^\d{1,6}$/.test(day) ? Number(day) : Number.NaN, kind };
  if (!SPOKEN.test(line)) return { ...told, cells };
  const isTimed = hasTimes && STAMPED.test(line);
  const words = cells.slice(WORDS_FROM, isTimed ? -1 : undefined).join(',');
  const spoken = cells.length > WORDS_FROM ? [...cells.slice(0, WORDS_FROM), words] : cells;
  return { ...told, cells: spoken, ...(isTimed && { time: secondsOf(cells.at(-1) ?? '') }) };
}
const secondsOf = (stamp: string): number => (stamp.length > 10 ? Math.floor(Number(stamp) / 1000) : Number(stamp));
