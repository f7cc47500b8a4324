/** One line of a game log. `cells` are those behind the day and the kind; a speech is one cell, whatever is in it. */
export interface LogLine {
  readonly day: number;
  readonly kind: string;
  readonly cells: readonly string[];
  readonly time?: number; // Unix seconds, where the log has them
}

const WORDS_FROM = 3; // idx, turn, seat, then the words
const SPOKEN = /^(\d+),(talk|whisper),/;
const TIME = /^\d{10,13}$/;

/** Reads a game log of any generation. Commas in speech are part of it. */
export function readGameLog(text: string): LogLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (SPOKEN.test(line) ? spoken(line) : plain(line)));
}

function plain(line: string): LogLine {
  const [day = '', kind = '', ...cells] = line.split(',');
  return { day: Number(day), kind, cells };
}
/** The last cell is the time, if it looks like one and there are words before it. */
function spoken(line: string): LogLine {
  const { day, kind, cells } = plain(line);
  const last = cells.at(-1) ?? '';
  const hasTime = cells.length > WORDS_FROM + 1 && TIME.test(last);
  const words = cells.slice(WORDS_FROM, hasTime ? -1 : undefined).join(',');
  return { day, kind, cells: [...cells.slice(0, WORDS_FROM), words], ...(hasTime && { time: secondsOf(last) }) };
}
const secondsOf = (stamp: string): number => (stamp.length > 10 ? Math.floor(Number(stamp) / 1000) : Number(stamp));
