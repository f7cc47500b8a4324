// 100 people play while others attack. Compares their acknowledgements with a quiet time before, and counts what they lost.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSqlite } from '@moonrise/server/store';
import { honestTables } from './hostile/honest-tables.mjs';
import { watchLag } from './server/lag.mjs';
import { MeasuredProcess, pinLoadToCore } from './server/measured-process.mjs';
import { Tally, Times } from './server/tally.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100' },
    pace: { type: 'string', default: '5' }, // seconds between two acts of a person
    quiet: { type: 'string', default: '5' }, // minutes before the attack
    minutes: { type: 'string', default: '60' }, // of attack
    between: { type: 'string', default: '15' }, // minutes of attack after which another quiet one shows what the machine does by itself
    force: { type: 'string', default: '1' }, // multiplies the rate of all attacks
    only: { type: 'string' }, // the attacks whose names contain this
    json: { type: 'string' }, // also write the figures to this file
  },
});
const PEOPLE = Number(values.people);
const MOST_SLOWER = 2; // of the 99th percentile
const LOWEST_PRIORITY = 19;
const OPEN_LONGEST = 31_000; // ms, of an attempt

const why = pinLoadToCore();
console.log(why ?? 'server on one core, people and attackers on the other');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-hostile-'));
const subject = new MeasuredProcess(
  'game-server.mjs',
  { PORT: '0', TRUST_PROXY: 'loopback', DATA_DIR: folder },
  { isPinned: why === undefined },
);
const port = await subject.port();
const tally = new Tally();
const people = await honestTables(port, tally, PEOPLE, Number(values.pace));
await pause(5_000);
const lagHere = watchLag();

/** @param {Times} all @param {Times} more */
function merge(all, more) {
  for (const [at, count] of more.counts.entries()) all.counts[at] = (all.counts[at] ?? 0) + count;
  all.total += more.total;
}
/** @param {number} ms */
const shown = (ms) => ms.toFixed(ms < 10 ? 1 : 0);
/** Plays for some minutes; prints a line for each. @param {string} name @param {number} minutes @param {(minute: number) => Promise<void>} [after] */
async function played(name, minutes, after = async () => {}) {
  const acks = new Times();
  const rows = [];
  for (let minute = 1; minute <= minutes; minute++) {
    tally.reset();
    lagHere();
    const before = { ...(await subject.health('cpu')), waited: subject.waited() };
    await pause(60_000);
    const health = await subject.health('cpu');
    const cpu = (health.cpu - before.cpu) / 60;
    const waited = (subject.waited() - before.waited) / 60; // of other programs' making
    const here = lagHere().medianAndP99();
    merge(acks, tally.acks);
    const { games, lines, unheard, losses } = people.counts();
    const refused = [...tally.refusals].map(([code, count]) => `${count} ${code}`).join(', ');
    const times = [0.5, 0.99, 1].map((share) => tally.acks.percentile(share));
    rows.push({
      minute,
      times,
      inside: health.acks,
      lag: health.lag,
      rss: health.rss,
      cpu,
      waited,
      here,
      games,
      lines,
      unheard,
      losses: losses.length,
    });
    console.log(
      `${name} ${minute}: ${tally.commands} commands, ack ${times.map(shown).join(' / ')} ms, inside ${health.acks.map(shown).join(' / ')}, ` +
        `lag ${health.lag.map(shown).join(' / ')} (of the people ${here.map(shown).join(' / ')}), ${Math.round(cpu * 100)} % of a core, waited ${Math.round(waited * 100)} %, ${Math.round(health.rss / 1e6)} MB, ${games} games, ${unheard} unheard, ` +
        `${losses.length} connections lost${refused && `, refused: ${refused}`}`,
    );
    if (minute < minutes) await after(minute);
  }
  return { acks, p50: acks.percentile(0.5), p99: acks.percentile(0.99), slowest: acks.percentile(1), rows };
}
/** Stops the attackers for a quiet minute. @param {number} minute of the attack */
async function rested(minute) {
  if (minute % between.minutes > 0) return;
  attackers.send({ isPaused: true });
  await pause(OPEN_LONGEST);
  const { acks, rows } = await played(`quiet after ${minute}:`, 1);
  merge(between.acks, acks);
  between.rows.push(...rows);
  attackers.send({ isPaused: false });
}

const quiet = await played('quiet', Number(values.quiet));
const between = { minutes: Number(values.between), acks: new Times(), rows: /** @type {object[]} */ ([]) };
const attackers = fork(join(import.meta.dirname, 'hostile/attackers.mjs'), { execArgv: [] });
giveWay(Number(attackers.pid));
attackers.send({ port, codes: people.codes, force: Number(values.force), only: values.only });
const attacked = await played('attack', Number(values.minutes), rested);
attackers.send({ isAsked: true });
const [counts] = await once(attackers, 'message');
attackers.disconnect();
await people.rest();
const { games, lines, losses, unheard } = people.counts();
const acknowledged = people.acknowledged();

const exited = once(subject.child, 'exit');
subject.child.kill('SIGKILL');
await exited;
people.close();
const missing = await missingIn(folder, acknowledged);
rmSync(folder, { recursive: true, force: true });

/** The attackers share a core with the people, whose times would be longer if they had to wait for it. @param {number} pid */
function giveWay(pid) {
  const { error, status } = spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', `${pid}`]);
  if (error || status !== 0) setPriority(pid, LOWEST_PRIORITY);
}

/** How many of these lines are not stored. @param {string} data @param {readonly number[]} stamps */
async function missingIn(data, stamps) {
  const store = await openSqlite(data);
  /** @type {Set<string>} */
  const streams = new Set((await store.awake()).map(({ stream }) => stream)); // a line after the end of a game is in the room
  /** @type {import('@moonrise/server/store').FinishedGame | undefined} */
  let last;
  do {
    const page = await store.games({ limit: 100, ...(last && { before: last }) });
    for (const { game } of page) streams.add(`game/${game}`);
    last = page.at(-1);
  } while (last);
  /** @type {Set<string>} */
  const stored = new Set();
  for (const stream of streams)
    for (const { command } of await store.read(stream))
      for (const [, stamp = ''] of JSON.stringify(command).matchAll(/@(\d{6,}) /g)) stored.add(stamp);
  await store.close();
  return stamps.filter((stamp) => !stored.has(String(stamp))).length;
}

const ratio = attacked.p99 / quiet.p99;
/** @param {Times} acks */
const summed = (acks) => [0.5, 0.99, 1].map((share) => shown(acks.percentile(share))).join(' / ');
/** The median of the minutes' 99th percentiles. @param {readonly { times: number[] }[]} rows */
const usual = (rows) => rows.map(({ times }) => times[1] ?? 0).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;
console.log(`\nacknowledged, p50 / p99 / slowest in ms; the 99th percentile of the middle minute`);
console.log(`quiet before: ${summed(quiet.acks)}; ${shown(usual(quiet.rows))}`);
console.log(`quiet in between: ${summed(between.acks)}`);
console.log(`attack: ${summed(attacked.acks)}; ${shown(usual(attacked.rows))}; ratio of p99 ${ratio.toFixed(2)}`);
console.log(
  `people: ${games} games, ${lines} acknowledged lines, ${unheard} unheard, ${missing} not stored after kill -9, ${losses.length} connections lost`,
);
console.log('attempts', counts.attempts, 'answers', counts.answers);
for (const loss of new Set(losses)) console.log(loss);
if (values.json) {
  const figures = { quiet, between, attacked, counts, games, lines, unheard, missing, losses };
  writeFileSync(values.json, `${JSON.stringify(figures, (key, value) => (key === 'acks' ? undefined : value), 2)}\n`);
}
process.exit(unheard + missing + losses.length > 0 || ratio > MOST_SLOWER ? 1 : 0);
