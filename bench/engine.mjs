// Full games per second on one core. Every act goes through prompts and `decide`, as in live play.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { exponent } from './growth.mjs';
import { measure } from './measure.mjs';
import { profile } from './profile.mjs';
import { tables } from './tables.mjs';

const { values } = parseArgs({
  options: {
    rules: { type: 'string' }, // only this rule set
    rounds: { type: 'string', default: '5' },
    ms: { type: 'string', default: '400' }, // a round
    json: { type: 'string' }, // also write the figures to this file
    profile: { type: 'boolean', default: false }, // print a CPU profile
  },
});
const effort = { rounds: Number(values.rounds), ms: Number(values.ms) };
const processor = cpus()[0]?.model.trim();

/** @param {number} value @param {number} [digits] */
const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** @param {readonly string[]} cells */
const row = ([name = '', ...cells]) => {
  const columns = cells.map((cell, i) => (i < 9 ? cell.padStart(10) : `   ${cell}`));
  console.log(`${name.padEnd(20)}${columns.join('')}`.trimEnd());
};

const chosen = tables(values.rules);
console.log(`Node ${process.version}, ${processor}; median of ${effort.rounds} rounds of ${effort.ms} ms each\n`);
row([
  'table',
  'games/s',
  'best',
  'per cpu s',
  'events',
  'commands',
  'µs/event',
  'ratio',
  'before',
  'goal',
  'others, games/s',
]);
const results = chosen.map((table) => {
  const figures = measure(table, effort);
  const { perSecond, best, perCpuSecond, events, commands, perEvent, ratio } = figures;
  row([
    table.name,
    number(perSecond),
    number(best),
    number(perCpuSecond),
    number(events, 1),
    number(commands, 1),
    number(perEvent, 2),
    number(ratio, 2),
    ...(table.before === undefined ? ['', ''] : [number(table.before, 1), number(table.before * 2, 1)]),
    table.field,
  ]);
  return { name: table.name, rules: table.rules, players: table.players, ...figures };
});
console.log('\nratio: games per 1,000 JSON round trips of a small fixed value, measured alternately');

console.log('\nexponent of the cost of a game over seats × events (1.00: proportional; less: slower growth)');
const growth = Object.fromEntries(
  [...new Set(results.map(({ rules }) => rules))].map((rules) => {
    const points = results.filter((result) => result.rules === rules);
    const cost = points.map(({ players, events, perCpuSecond }) => ({ x: players * events, y: 1 / perCpuSecond }));
    return [rules, exponent(cost)];
  }),
);
for (const [rules, power] of Object.entries(growth)) console.log(`  ${rules.padEnd(12)} ${power.toFixed(2)}`);

if (values.profile) {
  for (const table of chosen.filter(({ isLandmark }) => isLandmark)) {
    console.log(`\nprofile of ${table.name}: time spent in the function itself`);
    const top = (await profile(table, effort.ms * effort.rounds)).slice(0, 15);
    for (const { where, share } of top) console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${where}`);
  }
}
if (values.json) {
  const figures = { node: process.version, processor, effort, results, growth };
  writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
