import { type EventOf, sentence, view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round, seven } from './testing.ts';

const events = { events: true };
const quiet = { Ann: 'wolf', Bob: 'villager', Cid: 'villager', Dee: 'villager', Eve: 'villager' };
const KINDS = ['full_moon', 'fog', 'market'];
const toldIn = (seed: string, options: object = events) => {
  const { log, game } = round(seven, 'time\n'.repeat(30), options, seed);
  const told = log.filter((event): event is EventOf<'told'> => event.type === 'told' && KINDS.includes(event.key));
  return { log, game, told };
};
const seeds = Array.from({ length: 60 }, (_, i) => `event ${i}`);
/** A seed whose first night is followed by this. */
function seedWith(kind: string): string {
  const found = seeds.find((seed) => round(quiet, 'time', events, seed).game.state.notes.happening === kind);
  if (found === undefined) throw new Error(`no ${kind} in so many games`);
  return found;
}

test('19.1, 17.8 nothing happens unless the host wants it', () => {
  for (const seed of seeds.slice(0, 10)) expect(toldIn(seed, {}).told).toEqual([]);
});

test('19.1 on one day in three, each of the three, told to all when the day begins', () => {
  const games = seeds.map((seed) => toldIn(seed));
  const told = games.flatMap((one) => one.told);
  const days = games.flatMap(({ log }) => log.filter((event) => event.type === 'opened' && event.phase === 'day'));
  expect(told.length / days.length).toBeGreaterThan(0.27);
  expect(told.length / days.length).toBeLessThan(0.4);
  for (const kind of KINDS) expect(told.filter(({ key }) => key === kind).length).toBeGreaterThan(told.length / 5);
  for (const { log, told: some } of games)
    for (const event of some) {
      const before = log[log.indexOf(event) - 1];
      expect([event.to, before]).toEqual(['all', expect.objectContaining({ type: 'opened', phase: 'day' })]);
    }
});

test('19.2 a full moon makes the day short', () => {
  const seed = seedWith('full_moon');
  const { game } = round(
    quiet,
    `
      time
    > "There was a full moon last night: today the day is shorter."
    day 1
    `,
    events,
    seed,
  );
  expect(game.frame.seconds).toBe(30);
  expect(round(quiet, 'time', { ...events, durations: { day: 90 } }, seed).game.frame.seconds).toBe(90);
  expect(round(quiet, 'time', {}, seed).game.frame.seconds).toBe(60);
});

test('19.3 in a fog no one sees who votes for whom, and the result is told', () => {
  const { log } = round(
    quiet,
    `
      time
    > "Fog lies over the village: today no one sees who votes for whom."
    day 1
      time
    voting 1
      Bob vote Ann
    > Bob chose vote Ann (to Bob)
      Cid vote Ann
      Cid takes back vote
    > Cid withdrew vote (to Cid)
      Cid vote Ann
      Dee vote Ann
      time
    > counted vote: Bob>Ann Cid>Ann Dee>Ann (to no one)
    > "The village has spoken! Ann has been eliminated."
    `,
    events,
    seedWith('fog'),
  );
  expect(
    view(log, null)
      .frames.at(-1)
      ?.ballots.every((slots) => slots === null),
  ).toBe(true);
});

test('19.3 a round later the votes are seen again', () => {
  const seed = seeds.find((one) => {
    const { log } = round(quiet, 'time\n'.repeat(6), events, one);
    return log.some((event) => event.type === 'noted' && event.value === 'fog') && !isFogAtLast(one);
  });
  round(quiet, `${'time\n'.repeat(5)}voting 2\nBob vote Ann\n> Bob chose vote Ann`, events, seed);
});
const isFogAtLast = (seed: string) =>
  round(quiet, 'time\n'.repeat(5), events, seed).game.state.notes.happening === 'fog';

test('19.4 at least one of those the market talks of is a wolf', () => {
  const named = seeds.flatMap((seed) => {
    const { told, game } = toldIn(seed);
    return told.filter(({ key }) => key === 'market').map((event) => ({ event, game }));
  });
  expect(named.length).toBeGreaterThan(10);
  for (const { event, game } of named) {
    expect(new Set(event.about).size).toBe(3);
    expect(event.about).toEqual([...event.about].sort((a, b) => a - b));
    expect(event.about.some((seat) => game.team(seat) === 'bad')).toBe(true);
  }
  expect(new Set(named.map(({ event }) => event.about.join())).size).toBeGreaterThan(5);
});

test('19.4 the words of the market; with three living it is quiet', () => {
  const seed = seedWith('market');
  const { log, game } = round(quiet, 'time', events, seed);
  const event = log.find((one) => one.type === 'told' && one.key === 'market') as EventOf<'told'>;
  const [a, b, c] = event.about.map((seat) => game.seat(seat).name);
  expect(sentence(game, event)).toBe(`Market day! They say that at least one of ${a}, ${b} and ${c} howls at night.`);
  const few = { Ann: 'wolf', Bob: 'witch', Cid: 'villager', Dee: 'villager', Eve: 'villager' };
  round(
    few,
    `
      Ann kill Dee
      Bob poison Eve
      time
    day 1
    ~ "Market day!
    `,
    events,
    seed,
  );
});
