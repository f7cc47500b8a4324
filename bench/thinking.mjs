// Games of standard bots per CPU second, on one core.
import { parseArgs } from 'node:util';
import { gameOf, setUp } from '@moonrise/lab';
import { median } from './growth.mjs';
import { yardstick } from './measure.mjs';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '40' }, rounds: { type: 'string', default: '5' } },
});
/**
 * Tables with what they were once, in games per million JSON round trips; the goal is five times that.
 * @type {readonly (readonly [rules: string, players: number, before: number])[]}
 */
const tables = [
  ['classic', 7, 560],
  ['launch', 8, 520],
  ['moonrise', 8, 390],
  ['aiwolf', 9, 143],
  ['one-night', 5, 1270],
];
const bots = { village: 'standard', wolves: 'standard' };
const games = Number(values.games);

/** CPU seconds of some work. @param {() => void} work */
function cpuOf(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
/** Millions of JSON round trips per CPU second. */
function stick() {
  let trips = 0;
  const cpu = cpuOf(() => {
    const began = performance.now();
    trips = yardstick(200) * (performance.now() - began);
  });
  return trips / cpu / 1e6;
}

console.log(`Node ${process.version}; median of ${values.rounds} rounds of ${games} games each, other games in each`);
console.log('ratio: games per million JSON round trips, measured alternately\n');
const row = (/** @type {readonly string[]} */ [name = '', ...cells]) =>
  console.log(`${name.padEnd(16)}${cells.map((cell) => cell.padStart(16)).join('')}`);
row(['table', 'games/CPU s', 'ratio', 'before', 'goal']);
for (const [rules, players, before] of tables) {
  const setup = setUp({ rules, players, options: {}, seed: 'thinking', bots });
  if (!setup.ok) throw new Error(setup.message);
  let next = 0;
  const play = () => {
    for (let i = 0; i < games; i++) gameOf(setup, next++);
  };
  play();
  const rounds = Array.from({ length: Number(values.rounds) }, () => {
    const speed = games / cpuOf(play);
    return { speed, ratio: speed / stick() };
  });
  const ratio = median(rounds.map((one) => one.ratio));
  const figures = [median(rounds.map(({ speed }) => speed)), ratio, before, before * 5];
  row([`${rules} ${players}`, ...figures.map((value) => value.toFixed(1))]);
}
