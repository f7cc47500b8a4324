import { type FileFault, type FileFaultReason, faultAt } from './file-fault.ts';

const DEEPEST = 50; // levels; games have about ten
const SPACE = /[ \t\n\r]*/y;
const PLAIN = /-?\d[\d.eE+-]*|true|false|null/y;

/** Finds JSON errors, and JSON that parsers may read differently, with the row of the game. */
export function textFault(text: string): FileFault | undefined {
  try {
    new Scan(text).document();
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return faultAt(error.row, error.why, error.message);
    throw error;
  }
}

class Stop extends Error {
  readonly why: FileFaultReason;
  readonly row: number | null;
  constructor(why: FileFaultReason, what: string, row: number | null) {
    super(what);
    this.why = why;
    this.row = row;
  }
}

/** Scans token by token, to know the current row. The values are parsed later. */
class Scan {
  private readonly text: string;
  private at = 0;
  private depth = 0;
  private field = ''; // the top-level field that is being read
  private row: number | null = null;

  constructor(text: string) {
    this.text = text;
  }
  document(): void {
    this.value();
    this.row = null;
    this.space();
    if (this.at < this.text.length) this.stop('not_json', 'is not JSON: there is text after its end');
  }
  private value(): void {
    this.space();
    if (this.depth > DEEPEST) this.stop('no_game', 'is nested too deeply');
    this.depth++;
    const first = this.text[this.at];
    if (first === '{') this.fields();
    else if (first === '[') this.items();
    else if (first === '"') this.string();
    else this.token(this.match(PLAIN));
    this.depth--;
  }
  private fields(): void {
    const known = new Set<string>();
    this.each('}', () => {
      const key = this.string();
      if (known.has(key)) this.stop('spelling', `is not canonical JSON: it has the field ${key} twice`);
      known.add(key);
      if (this.depth === 1) this.field = key;
      this.space();
      if (this.text[this.at++] !== ':') this.stop('not_json', 'is not JSON');
      this.value();
    });
  }
  private items(): void {
    const isRows = this.depth === 2 && (this.field === '"rows"' || this.field === '"log"');
    let count = 0;
    this.each(']', () => {
      count++;
      if (isRows) this.row = count;
      this.value();
    });
    if (isRows) this.row = null;
  }
  /** Items between two brackets, separated by commas. */
  private each(end: string, read: () => void): void {
    this.at++;
    this.space();
    if (this.text[this.at] === end) return void this.at++;
    for (;;) {
      this.space();
      read();
      this.space();
      const next = this.text[this.at++];
      if (next === end) return;
      if (next !== ',') this.stop('not_json', 'is not JSON');
    }
  }
  private string(): string {
    const found = stringAt(this.text, this.at);
    this.at += found.length;
    return this.token(found);
  }
  private token(found: string): string {
    const value = parsed(found);
    if (value === undefined) return this.stop('not_json', 'is not JSON');
    if (JSON.stringify(value) !== found)
      this.stop('spelling', 'is not canonical JSON: a value is written in an unusual way');
    return found;
  }
  private space(): void {
    this.match(SPACE);
  }
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [''];
    this.at += found.length;
    return found;
  }
  private stop(why: FileFaultReason, what: string): never {
    throw new Stop(why, what, this.row);
  }
}

/** A string with its quotes; empty if it does not start or end here. A regular expression would overflow the stack on long strings. */
function stringAt(text: string, start: number): string {
  if (text[start] !== '"') return '';
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return text.slice(start, end + 1);
}
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}
