import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const bin = join(import.meta.dirname, '../../bin/moonrise.mjs'); // runs from dist

/** Starts a program in a folder, and collects what it prints. */
export function started(cwd: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [file, ...args], { cwd, env: { ...process.env, ...env } });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    complained += data;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  /** The group of the pattern once it was printed; what it complained about if it ended before. */
  const saying = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(said) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
    return pattern.exec(said)?.[1] ?? complained;
  };
  return { child, ended, saying, said: () => said, complained: () => complained };
}
