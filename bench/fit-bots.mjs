// Fits the rates of a rule set's bots: each side in turn takes the value that wins it the most games.
import { parseArgs } from 'node:util';
import { gameOf, setUp } from '@moonrise/lab';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'classic' },
    players: { type: 'string', default: '7' },
    games: { type: 'string', default: '300' }, // for each value tried
    rounds: { type: 'string', default: '2' },
    only: { type: 'string' }, // one rate
    from: { type: 'string', default: '{}' }, // initial rates, as JSON
  },
});
const bots = { village: 'standard', wolves: 'standard' };
const setup = setUp({ rules: values.rules, players: Number(values.players), options: {}, seed: 'fit', bots });
if (!setup.ok) throw new Error(setup.message);
const { rules } = setup;

/** @type {readonly { rate: keyof import('@moonrise/engine').Rates, of: 'wolves' | 'village', tries: readonly number[] }[]} */
const steps = [
  { rate: 'bluff', of: 'wolves', tries: [0, 0.3, 0.6, 0.9] },
  { rate: 'helper', of: 'wolves', tries: [0, 0.5, 1] },
  { rate: 'accuse', of: 'wolves', tries: [0.2, 0.5, 0.8] },
  { rate: 'late', of: 'wolves', tries: [0, 0.5, 1] },
  { rate: 'bold', of: 'wolves', tries: [0.2, 0.6, 1] },
  { rate: 'counter', of: 'wolves', tries: [0, 0.5, 1] },
  { rate: 'spare', of: 'wolves', tries: [0, 0.4, 0.8] },
  { rate: 'open', of: 'village', tries: [0, 0.3, 0.6, 1] },
];

/** The village's share of wins with these rates. @param {import('@moonrise/engine').Rates} rates */
function villageShare(rates) {
  const games = Number(values.games);
  const fitted = { ...setup, rules: { ...rules, rates: () => rates } };
  let won = 0;
  for (let i = 0; i < games; i++) {
    // @ts-expect-error: narrowed above
    const { outcome } = gameOf(fitted, i).game.state;
    if (outcome?.team !== rules.wolves && outcome?.team !== null) won++;
  }
  return won / games;
}

let rates = {
  ...(rules.rates?.(Number(values.players)) ?? {
    bluff: 0.3,
    helper: 0.5,
    accuse: 0.5,
    late: 0,
    counter: 0.3,
    open: 0.5,
    candour: 0,
    spare: 0.5,
    bold: 0.2,
  }),
  ...JSON.parse(values.from),
};
const hasHelper = rules.roles.some(({ team, knows }) => team === rules.wolves && !knows);
for (let round = 0; round < Number(values.rounds); round++)
  for (const { rate, of, tries } of steps) {
    if ((values.only && values.only !== rate) || (rate === 'helper' && !hasHelper)) continue;
    const shares = tries.map((value) => villageShare({ ...rates, [rate]: value }));
    const wanted = of === 'village' ? Math.max(...shares) : Math.min(...shares);
    rates = { ...rates, [rate]: tries[shares.indexOf(wanted)] ?? rates[rate] };
    const row = tries.map((value, i) => `${value}: ${((shares[i] ?? 0) * 100).toFixed(1)} %`).join('   ');
    console.log(`${rate.padEnd(8)}${row}   -> ${rates[rate]}`);
  }
console.log(JSON.stringify(rates));
