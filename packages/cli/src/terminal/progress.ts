import type { Terminal } from './terminal.ts';

const DELAY = 1000; // ms before the bar appears
const BEAT = 100; // ms between updates
const WIDTH = 24;
const CLEAR = '\r\x1b[2K';

export interface ProgressBar {
  readonly show: (done: number, note?: string) => void;
  readonly end: () => void;
}

/** A progress bar for work of more than a second, on a terminal only. */
export function progress(terminal: Terminal, total: number, things: string, now: () => number): ProgressBar {
  const { overwrite, columns } = terminal;
  if (!overwrite) return { show: () => {}, end: () => {} };
  const began = now();
  let shown = 0; // time of the last update
  return {
    show: (done, note = '') => {
      const at = now();
      if (at - began < DELAY || (shown > 0 && at - shown < BEAT)) return;
      shown = at;
      const line = `${bar(done, total)} ${things}, ${left(done, total, at - began)}${note}`;
      overwrite(`${CLEAR}${line.slice(0, columns() - 1)}`); // a wrapped line could not be erased
    },
    end: () => {
      if (shown > 0) overwrite(CLEAR);
    },
  };
}

function bar(done: number, total: number): string {
  const full = Math.round((done / total) * WIDTH);
  const percent = String(Math.floor((done / total) * 100)).padStart(3);
  return `[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${percent} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}
const left = (done: number, total: number, spent: number): string =>
  `${Math.ceil((spent / Math.max(1, done)) * (total - done) * 0.001)} s left`;
