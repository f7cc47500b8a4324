/** Where a command writes: results, errors, and a line that is redrawn in place. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly printError: (line: string) => void;
  readonly hasColours: boolean;
  readonly columns: () => number; // current width
  readonly overwrite: ((text: string) => void) | undefined; // undefined: not a terminal
}

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

export function terminalOn(out: Stream, err: Stream, env: Readonly<Record<string, string | undefined>>): Terminal {
  const isWatched = out.isTTY === true && err.isTTY === true;
  return {
    print: (text) => out.write(`${text}\n`),
    printError: (line) => err.write(`${line}\n`),
    hasColours: out.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    columns: () => err.columns || 80, // a terminal of unknown size reports 0
    overwrite: isWatched ? (text) => err.write(text) : undefined,
  };
}
