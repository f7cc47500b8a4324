import { type CliCommand, main } from '../command.ts';
import { terminalOn } from '../terminal/terminal.ts';

const terminal = terminalOn(process.stdout, process.stderr, {});

/** Runs a command in this process, with these variables besides those of the test. */
export async function runHere(
  command: CliCommand,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  const [out, err]: [string[], string[]] = [[], []];
  const print = (text: string) => void out.push(`${text}\n`);
  const printError = (line: string) => void err.push(`${line}\n`);
  try {
    const code = await main([command], [...command.name.split(' '), ...args], { ...terminal, print, printError });
    return { code, out: out.join(''), err: err.join('') };
  } finally {
    for (const name of Object.keys(env)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
