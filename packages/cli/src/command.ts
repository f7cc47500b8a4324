import { type Arguments, type Flags, readArguments, type Subject, WrongUsage } from './arguments.ts';
import type { Terminal } from './terminal/terminal.ts';

export interface CliCommand {
  readonly name: string;
  readonly usage: string; // what follows the name
  readonly words: string;
  readonly subject?: Subject;
  readonly flags: Flags;
  readonly notes?: readonly string[]; // paragraphs below the flags in the help
  readonly run: (args: Arguments, terminal: Terminal) => Promise<void> | void;
}

/** Runs a command line. Returns the exit code: 0, 1 for a failure, 2 for wrong usage. */
export async function main(
  commands: readonly CliCommand[],
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const [name, ...rest] = argv;
  const command = commands.find((one) => one.name === name);
  try {
    if (name === '--help' || name === '-h' || name === 'help') terminal.print(overview(commands));
    else if (!command) throw new WrongUsage(unknown(commands, name));
    else if (rest.some((arg) => arg === '--help' || arg === '-h')) terminal.print(helpFor(command));
    else await command.run(readArguments(command.flags, rest, command.subject), terminal);
    return 0;
  } catch (error) {
    const isUsage = error instanceof WrongUsage;
    const message = (error as Error).message.replaceAll(/[\s\p{Cc}]+/gu, ' '); // always one line
    terminal.printError(`moonrise${command ? ` ${command.name}` : ''}: ${message}`);
    return isUsage ? 2 : 1;
  }
}

function unknown(commands: readonly CliCommand[], name: string | undefined): string {
  const list = commands.map((command) => command.name).join(', ');
  const wrong = name === undefined ? 'No command given' : `There is no command "${name}"`;
  return `${wrong}; there are: ${list}. See "moonrise --help".`;
}

const overview = (commands: readonly CliCommand[]): string =>
  [
    'Usage: moonrise <command> [options]',
    '',
    ...columns(commands.map(({ name, words }) => [name, words])),
    '',
    'Run "moonrise <command> --help" for its options.',
  ].join('\n');

const helpFor = ({ name, usage, words, flags, notes = [] }: CliCommand): string =>
  [
    `Usage: moonrise ${name} ${usage}`,
    '',
    `${words}.`,
    '',
    ...columns(
      Object.entries(flags).map(([flag, { value, words }]) => [`--${flag}${value ? ` ${value}` : ''}`, words]),
    ),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([head]) => head.length));
  return rows.map(([head, words]) => `  ${head.padEnd(width)}  ${words}`);
}
