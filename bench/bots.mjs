// Measures the built-in bots against their targets. Flags: --games, --only V,W (P: a person among bots), --tables, --workers, --lines.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { setUp, wilson } from '@moonrise/lab';
import { askedIn, voicesOf } from '@moonrise/lab/hearing';
import { rulesets } from '@moonrise/rulesets';
import { exploited } from './bots/exploiters.mjs';
import { printHearing } from './bots/hearing.mjs';
import { personWins } from './bots/person.mjs';
import { silenceOf } from './bots/silence.mjs';
import { discussionOf } from './bots/talk.mjs';
import { targets } from './bots/targets.mjs';
import { decisionTimes } from './bots/times.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    tables: { type: 'string', default: '1000' }, // games of every table size of every rule set
    only: { type: 'string' }, // targets, such as V,W; "tables" for all table sizes, "hearing" for what people write
    lines: { type: 'string' }, // with "hearing": lists known lines that are missed, partly, wrong or dangerous
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const wanted = values.only?.split(',');
const isWanted = (/** @type {string} */ id) => wanted === undefined || wanted.includes(id);
const program = new URL('./bots/worker.mjs', import.meta.url);
// The workers serve all tables, so that compiled code is reused.
const threads = Array.from({ length: Number(values.workers) }, () => new Worker(program));

/**
 * Plays the games of an experiment in worker threads.
 * @param {import('@moonrise/lab').Experiment} experiment @param {number} games @param {string} title
 */
async function play(experiment, games, title) {
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {Set<string>} */
  const acts = new Set();
  const piece = Math.max(1, Math.min(50, Math.ceil(games / 20)));
  let next = 0;
  const work = async (/** @type {Worker} */ worker) => {
    while (next < games) {
      const from = next;
      next = Math.min(games, from + piece);
      worker.postMessage({ experiment, from, to: next });
      const [answer] = await once(worker, 'message');
      for (const [key, count] of Object.entries(answer.counts)) counts[key] = (counts[key] ?? 0) + count;
      for (const act of answer.acts) acts.add(act);
      if (process.stderr.isTTY) process.stderr.write(`\r${title}: ${counts.games} of ${games} games `);
    }
  };
  await Promise.all(threads.map(work));
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return { counts, acts };
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;
const row = (/** @type {readonly string[]} */ [id = '', name = '', ...cells]) =>
  console.log(`${id.padEnd(4)}${name.padEnd(52)}${cells.map((cell) => cell.padStart(20)).join('')}`);
const isWithin = (/** @type {number} */ value, /** @type {readonly [number, number]} */ [low, high]) =>
  value >= low - 1e-9 && value <= high + 1e-9;
const span = (/** @type {readonly [number, number]} */ [low, high]) =>
  `${(low * 100).toFixed(0)} to ${(high * 100).toFixed(0)} %`;

/** @type {Map<string, ReturnType<typeof play>>} */
const played = new Map();
const chosen = targets.filter((one) => isWanted(one.id));
if (chosen.length > 0) row(['', `${values.games} games each`, 'measured', '95 % interval', 'floor', 'goal']);
for (const { id, name, table, kind, value, floor, goal } of chosen) {
  const key = JSON.stringify(table);
  const games = played.get(key) ?? play(table, Number(values.games), `${id} ${name}`);
  played.set(key, games);
  const [hits, trials] = value((await games).counts);
  const share = trials === 0 ? 0 : hits / trials;
  const [low, high] = kind === 'hits' ? wilson(hits, trials) : [share, share];
  const mark = (/** @type {readonly [number, number]} */ range) =>
    `${isWithin(share, range) ? '✓' : '✗'} ${span(range)}`;
  row([
    id,
    name,
    percent(share),
    kind === 'hits' ? `${percent(low)} to ${percent(high)}` : '',
    mark(floor),
    mark(goal),
  ]);
}

if (isWanted('T'))
  for (const { name, floor, goal, ...time } of decisionTimes(Math.min(100, Number(values.games))))
    row([
      'T',
      name,
      `p95 ${time.p95.toFixed(2)} ms`,
      `median ${time.median.toFixed(2)} ms`,
      `${time.p95 <= floor ? '✓' : '✗'} ${floor} ms`,
      `${time.p95 <= goal ? '✓' : '✗'} ${goal} ms`,
    ]);

const wolvesPlayed = ['classic 7', 'launch 8', 'moonrise 7', 'aiwolf 5', 'one-night 5'];
const shareOf = (/** @type {number} */ hits, /** @type {number} */ trials) => [
  percent(hits / trials),
  wilson(hits, trials).map(percent).join(' to '),
];
if (isWanted('S12'))
  for (const where of wolvesPlayed) {
    const [rules = '', players = ''] = where.split(' ');
    for (const { name, won, games } of exploited(rules, Number(players), Number(values.games)))
      row(['S12', `${where}, wolves win: ${name}`, ...shareOf(won, games)]);
  }
if (isWanted('P'))
  for (const { name, won, played: games } of personWins(Number(values.games))) row(['P', name, ...shareOf(won, games)]);
if (isWanted('S6'))
  for (const where of wolvesPlayed) {
    const [rules = '', players = ''] = where.split(' ');
    const { silent, talking } = silenceOf(rules, Number(players), Number(values.games));
    row(['S6', `${where}, voted out: silent`, ...shareOf(silent.out, silent.all)]);
    row(['S6', `${where}, voted out: talking`, ...shareOf(talking.out, talking.all)]);
  }

if (isWanted('S5'))
  for (const language of ['en', 'de', 'hi', 'ja']) {
    const asked = wolvesPlayed.flatMap((where) => {
      const [rules = '', players = ''] = where.split(' ');
      return askedIn(rules, Number(players), language, Math.ceil(Number(values.games) / 100));
    });
    const answered = asked.filter(({ isAnswered }) => isAnswered);
    row(['S5', `${language}, questions answered`, ...shareOf(answered.length, asked.length), `${asked.length} asked`]);
    const founded = answered.filter(({ isFounded }) => isFounded).length;
    row(['S5', `${language}, answers with a fact`, ...shareOf(founded, answered.length)]);
    for (const topic of new Set(asked.map((one) => one.topic))) {
      const some = asked.filter((one) => one.topic === topic);
      row(['S5', `${language}, ${topic}`, ...shareOf(some.filter((one) => one.isAnswered).length, some.length)]);
    }
    if (values.lines !== undefined)
      for (const { text, isAnswered, lines } of asked)
        if (!isAnswered) console.log(`  ${text}\n    ${lines.join('\n    ')}`);
  }
if (isWanted('S8'))
  for (const [i, where] of ['classic 8', 'launch 8', 'moonrise 8', 'one-night 8', 'aiwolf 9'].entries()) {
    const [rules = '', players = ''] = where.split(' ');
    const language = ['en', 'de', 'hi', 'ja'][i % 4] ?? 'en';
    const { told, aucs } = voicesOf(rules, Number(players), Number(values.games), language);
    row(['S8', `${where} (${language}), pairs told apart by 20 lines`, ...shareOf(...told)]);
    row(['S8', `${where} (${language}), AUC of features for wolves`, aucs.map((auc) => auc.toFixed(2)).join(' ')]);
  }
if (isWanted('S7'))
  for (const [i, where] of [...wolvesPlayed, 'aiwolf 9'].entries()) {
    const [rules = '', players = ''] = where.split(' ');
    const language = ['en', 'de', 'hi', 'ja'][i % 4] ?? 'en';
    const counts = discussionOf(rules, Number(players), Number(values.games), language);
    const { lines, bare, takesUp, vouches, takesBack, sentences, twice, lateGreetings, votes, firstNamed } = counts;
    const told = (/** @type {string} */ name, /** @type {number} */ hits, /** @type {number} */ trials) =>
      row(['S7', `${where} (${language}), ${name}`, ...shareOf(hits, trials)]);
    told('only announces a vote', bare, lines);
    told('takes up what another said', takesUp, lines);
    told('speaks for an accused player', vouches, lines);
    told('takes something back', takesBack, lines);
    told('sentences said before in the game', twice, sentences);
    told('greetings after the first day', lateGreetings, lines);
    if (votes > 0) told('the first name spoken has the most votes', firstNamed, votes);
  }

if (isWanted('tables'))
  for (const { id, build } of rulesets) {
    const built = build();
    if (!built.ok) throw new Error(built.message);
    const [least, most] = built.rules.players;
    for (let players = least; players <= most; players++) {
      const table = {
        rules: id,
        players,
        options: {},
        seed: 'tables',
        bots: { village: 'standard', wolves: 'standard' },
      };
      const setup = setUp(table);
      if (!setup.ok) continue; // no deck for this number
      const { counts, acts } = await play(table, Number(values.tables), `${id} ${players}`);
      const all = [
        ...built.rules.everyone,
        ...built.rules.roles.filter((role) => setup.deck[role.id]).flatMap((role) => role.acts ?? []),
      ];
      const unused = [...new Set(all.map((act) => act.id))].filter((act) => !acts.has(act));
      row([
        '',
        `${id} ${players}: ${counts.games} games, no illegal act`,
        `${counts['missing votes'] ?? 0} votes missing`,
        `unused: ${unused.join(' ') || 'none'}`,
      ]);
    }
  }

if (isWanted('hearing')) printHearing(values.lines);

await Promise.all(threads.map((worker) => worker.terminate()));
