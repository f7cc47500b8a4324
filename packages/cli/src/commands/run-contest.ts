import { existsSync } from 'node:fs';
import { type Contest, sentenceOf } from '@moonrise/aiwolf';
import type { Arguments } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { openContest } from './open-contest.ts';

const WAIT = 1_000; // ms between two status lines

/** Runs the contest server until a signal stops it. */
export async function runContest(args: Arguments, terminal: Terminal): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const status = statusLine(terminal);
  const opened = await openContest(args, terminal, status.changed);
  if (!opened) return;
  const { server, place } = opened;
  const told = stopSignals();
  const why = sentenceOf(server.contest.obstacle);
  terminal.print(`The contest is open: ws://${place}/ws\nWatch it at http://${place}/contest\n${why}`);
  await told.first;
  terminal.print(`Stopping; ${server.contest.running.size} running games will finish.`);
  await Promise.race([server.drain(), told.second]);
  status.stop();
  await server.close();
}

/** Prints a status line when it has changed, at most once a second. */
function statusLine(terminal: Terminal): { changed: (contest: Contest) => void; stop: () => void } {
  let last = '';
  let timer: NodeJS.Timeout | undefined;
  const say = (contest: Contest) => {
    timer = undefined;
    const { running, played, room, obstacle } = contest;
    const line = `${running.size} running, ${played} played, ${room.size} waiting. ${sentenceOf(obstacle)}`;
    if (line !== last) terminal.print(line);
    last = line;
  };
  return {
    changed: (contest) => {
      timer ??= setTimeout(() => say(contest), WAIT);
    },
    stop: () => clearTimeout(timer),
  };
}

function stopSignals(): { readonly first: Promise<void>; readonly second: Promise<void> } {
  const heard: (() => void)[] = [];
  const next = () => new Promise<void>((resolve) => heard.push(resolve));
  const signals = { first: next(), second: next() };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => heard.shift()?.());
  return signals;
}
