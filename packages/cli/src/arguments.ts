import { parseArgs } from 'node:util';

/** Wrong usage, explained in one line. */
export class WrongUsage extends Error {}

interface Flag {
  readonly value?: string; // its name in the help; without it the flag takes no value
  readonly words: string;
  readonly many?: true; // may be repeated
}
/** The positional argument of a command. */
export interface Subject {
  readonly value: string; // its name in the help
  readonly hint: string;
  readonly many?: true; // several are allowed
  readonly without?: string; // a flag that takes its place
}
export type Flags = Readonly<Record<string, Flag>>;

/** The parsed arguments of a command. */
export class Arguments {
  readonly subjects: readonly string[];
  private readonly given: ReadonlyMap<string, readonly string[]>;
  constructor(given: ReadonlyMap<string, readonly string[]>, subjects: readonly string[]) {
    this.given = given;
    this.subjects = subjects;
  }
  get subject(): string {
    return this.subjects[0] ?? '';
  }
  has(flag: string): boolean {
    return this.given.has(flag);
  }
  all(flag: string): readonly string[] {
    return this.given.get(flag) ?? [];
  }
  text(flag: string): string | undefined {
    return this.all(flag)[0];
  }
  needed(flag: string, hint: string): string {
    const text = this.text(flag);
    if (text === undefined) throw new WrongUsage(`--${flag} is missing: ${hint}.`);
    return text;
  }
  number(flag: string, min: number, max: number, otherwise: number): number {
    const text = this.text(flag);
    return text === undefined ? otherwise : wholeNumber(flag, text, min, max);
  }
}

export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new WrongUsage(`--${flag} is a whole number from ${min} to ${max}, not "${text}".`);
}

/** Parses a command line strictly: unknown arguments are errors. */
export function readArguments(flags: Flags, args: readonly string[], subject?: Subject): Arguments {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = new Map<string, string[]>();
  const subjects: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (!subject || (subjects.length > 0 && !subject.many))
        throw new WrongUsage(`"${token.value}" is not an option; see --help.`);
      subjects.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const value = valueFor(flags, token);
    const before = flags[token.name]?.many ? (given.get(token.name) ?? []) : []; // otherwise the last one counts
    given.set(token.name, [...before, value]);
  }
  const isNeeded = subject?.without === undefined || !given.has(subject.without);
  if (subject && isNeeded && !subjects[0]) throw new WrongUsage(`${subject.value} is missing: ${subject.hint}.`);
  return new Arguments(given, subjects);
}

interface Token {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}
function valueFor(flags: Flags, { name, rawName, value, inlineValue }: Token): string {
  const flag = Object.hasOwn(flags, name) && rawName === `--${name}` ? flags[name] : undefined;
  if (!flag) throw new WrongUsage(`There is no option ${rawName}; there are: ${listOf(flags)}.`);
  if (!flag.value && value !== undefined) throw new WrongUsage(`${rawName} takes no value.`);
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('--'));
  if (flag.value && isMissing) throw new WrongUsage(`${rawName} needs a value: ${rawName} ${flag.value}.`);
  return value ?? '';
}
const listOf = (flags: Flags): string =>
  Object.keys(flags)
    .map((name) => `--${name}`)
    .join(', ');
