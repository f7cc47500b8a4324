/** Where a command writes: its result, its complaints, and what only a person at a terminal should see. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly printError: (line: string) => void;
  readonly hasColours: boolean;
  readonly columns: () => number; // of the window now
  readonly overwrite: ((text: string) => void) | undefined; // undefined: nobody is watching
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
    columns: () => err.columns || 80, // a terminal of unknown size says 0
    overwrite: isWatched ? (text) => err.write(text) : undefined,
  };
}
