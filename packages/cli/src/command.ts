import { readFileSync } from 'node:fs';
import { type Arguments, type Flags, readArguments, type Subject, WrongUsage } from './arguments.ts';
import type { Terminal } from './terminal/terminal.ts';

export interface CliCommand {
  readonly name: string; // one word, or two for a subcommand: "aiwolf analyze"
  readonly usage: string; // what follows the name
  readonly words: string;
  readonly subject?: Subject;
  readonly flags: Flags;
  readonly examples?: readonly string[]; // what follows the name
  readonly notes?: readonly string[]; // paragraphs below the flags in the help
  readonly run: (args: Arguments, terminal: Terminal) => Promise<void> | void;
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Runs a command line. Returns the exit code: 0, 1 for a failure, 2 for wrong usage. */
export async function main(
  commands: readonly CliCommand[],
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const isAsked = argv[0] === 'help' && argv.length > 1; // "help play" is "play --help"
  const line = isAsked ? [...argv.slice(1), '--help'] : argv;
  const [name] = line;
  const command = commandIn(commands, line);
  const rest = line.slice(command?.name.split(' ').length);
  try {
    if (name === '--help' || name === '-h' || name === 'help') terminal.print(overview(commands));
    else if (name === '--version' || name === '-v') terminal.print(version);
    else if (!command) throw new WrongUsage(unknown(commands, name));
    else if (rest.some((arg) => arg === '--help' || arg === '-h')) terminal.print(helpFor(command, commands));
    else await command.run(readArguments(command.flags, rest, command.subject), terminal);
    return 0;
  } catch (error) {
    const isUsage = error instanceof WrongUsage;
    const message = (error as Error).message.replaceAll(/[\s\p{Cc}]+/gu, ' '); // always one line
    terminal.printError(`moonrise${command ? ` ${command.name}` : ''}: ${message}`);
    return isUsage ? 2 : 1;
  }
}

/** A subcommand takes precedence over the command that it belongs to. */
function commandIn(commands: readonly CliCommand[], argv: readonly string[]): CliCommand | undefined {
  const named = (words: number) => commands.find(({ name }) => name === argv.slice(0, words).join(' '));
  return named(2) ?? named(1);
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
    'Run "moonrise help <command>" for its options and examples, "moonrise --version" for the version.',
  ].join('\n');

const helpFor = (
  { name, usage, words, flags, examples = [], notes = [] }: CliCommand,
  commands: readonly CliCommand[],
): string =>
  [
    `Usage: moonrise ${name} ${usage}`,
    '',
    `${words}.`,
    '',
    ...columns(
      Object.entries(flags).map(([flag, { value, words }]) => [`--${flag}${value ? ` ${value}` : ''}`, words]),
    ),
    ...(examples.length > 0 ? ['', 'Examples:', ...examples.map((one) => `  moonrise ${name} ${one}`)] : []),
    ...notes.flatMap((note) => ['', note]),
    ...subcommandsOf(name, commands),
  ].join('\n');

function subcommandsOf(name: string, commands: readonly CliCommand[]): string[] {
  const parts = commands.filter((one) => one.name.startsWith(`${name} `));
  if (parts.length === 0) return [];
  return ['', 'Subcommands, each with its own --help:', ...columns(parts.map((one) => [one.name, one.words]))];
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([head]) => head.length));
  return rows.map(([head, words]) => `  ${head.padEnd(width)}  ${words}`);
}
