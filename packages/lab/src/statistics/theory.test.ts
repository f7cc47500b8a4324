// The exact odds of games between random bots, compared with games played.
import { expect, test } from 'vitest';
import { setUp, tallyOf } from '../games/experiment.ts';

/** The living: wolves, a Doctor, a Hunter, and roles whose acts change nothing (Villagers, Seers). */
interface Camp {
  readonly wolves: number;
  readonly doctor: number;
  readonly hunter: number;
  readonly plain: number;
}
type Member = keyof Camp;
type Fork = readonly (readonly [chance: number, camp: Camp])[];
const members: readonly Member[] = ['wolves', 'doctor', 'hunter', 'plain'];
const size = (camp: Camp): number => members.reduce((sum, who) => sum + camp[who], 0);
const then = (fork: Fork, next: (camp: Camp) => Fork): Fork =>
  fork.flatMap(([p, camp]) => next(camp).map(([q, after]) => [p * q, after] as const));
/** One of these, each person equally likely. */
const oneOf = (camp: Camp, of: readonly Member[], next: (who: Member) => Fork): Fork => {
  const all = of.reduce((sum, who) => sum + camp[who], 0);
  return of
    .filter((who) => camp[who] > 0)
    .flatMap((who) => next(who).map(([p, after]) => [(camp[who] / all) * p, after] as const));
};
const without = (camp: Camp, who: Member): Camp => ({ ...camp, [who]: camp[who] - 1 });
/** A death; a Hunter kills one more. */
const dies = (camp: Camp, who: Member): Fork => {
  const rest = without(camp, who);
  return who === 'hunter' ? oneOf(rest, members, (shot) => [[1, without(rest, shot)]]) : [[1, rest]];
};

/** The pack attacks one of the others; a Doctor protects any living player. */
const night = (camp: Camp): Fork => {
  const saved = camp.doctor / size(camp);
  return oneOf(camp, ['doctor', 'hunter', 'plain'], (who) => [
    [saved, camp],
    ...dies(camp, who).map(([p, after]) => [(1 - saved) * p, after] as const),
  ]);
};
/** A vote that eliminates a player with this probability, each equally likely. */
const vote =
  (chanceOfOne: (living: number) => number) =>
  (camp: Camp): Fork => {
    const p = chanceOfOne(size(camp));
    return then([[p, camp]], (all) => oneOf(all, members, (who) => dies(all, who))).concat([[1 - p, camp]]);
  };

/** Each names one of the others: the probability that one player alone has the most votes. */
function plurality(living: number): number {
  const counts = Array<number>(living).fill(0);
  const ballots = (voter: number): number => {
    if (voter === living) return counts.filter((count) => count === Math.max(...counts)).length === 1 ? 1 : 0;
    let sum = 0;
    for (let whom = 0; whom < living; whom++) {
      if (whom === voter) continue;
      counts[whom] = (counts[whom] ?? 0) + 1;
      sum += ballots(voter + 1);
      counts[whom] = (counts[whom] ?? 0) - 1;
    }
    return sum / (living - 1);
  };
  return ballots(0);
}
/** Each names any player, including themselves: the probability of a majority. */
function majority(living: number): number {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  let chance = 0;
  for (let votes = Math.floor(living / 2) + 1; votes <= living; votes++)
    chance += choose(living, votes) * (1 / living) ** votes * (1 - 1 / living) ** (living - votes);
  return living * chance;
}
const memo = (of: (n: number) => number) => {
  const known = new Map<number, number>();
  return (n: number) => known.get(n) ?? (known.set(n, of(n)).get(n) as number);
};

interface Course {
  readonly steps: readonly ((camp: Camp) => Fork)[]; // of one round
  readonly quiet?: number; // rounds in a row without a death that end the game for the village
  readonly rounds?: number; // so does this number of rounds
}
/** The village's share once the game is decided: no wolf left, or wolves at parity. */
function verdict(camp: Camp): number | undefined {
  if (camp.wolves === 0) return 1;
  return camp.wolves * 2 >= size(camp) ? 0 : undefined;
}
/** The probability that the village wins. `still`: rounds in a row without a death. */
function villageWins({ steps, quiet, rounds }: Course, camp: Camp): number {
  const known = new Map<string, number>();
  const from = (now: Camp, step: number, round: number, still: number): number => {
    const [act] = steps.slice(step);
    if (!act) return round === rounds || still + 1 === quiet ? 1 : from(now, 0, round + 1, still + 1);
    const key = JSON.stringify([now, step, rounds && round, still]);
    const shares = ([p, after]: Fork[number]) =>
      p * (verdict(after) ?? from(after, step + 1, round, size(after) < size(now) ? -1 : still));
    const sum = known.get(key) ?? act(now).reduce((all, branch) => all + shares(branch), 0);
    known.set(key, sum);
    return sum;
  };
  return from(camp, 0, 1, 0);
}

const byPlurality = vote(memo(plurality));
const courses: Readonly<Record<string, Course>> = {
  classic: { steps: [byPlurality, night], quiet: 10 },
  launch: { steps: [night, byPlurality], quiet: 10 },
  moonrise: { steps: [night, vote(majority)], rounds: 10 },
};
const GAMES = process.env.MOONRISE_LONG ? 20_000 : 1500;

/** Four standard deviations; with fixed seeds the result never varies. */
function expectShare(hits: number, games: number, chance: number): void {
  const deviation = Math.sqrt((chance * (1 - chance)) / games);
  expect(Math.abs(hits / games - chance), `${hits} of ${games}, in theory ${chance}`).toBeLessThan(4 * deviation);
}
function play(rules: string, players: number, roles: Readonly<Record<string, number>> | undefined) {
  const bots = { village: 'random', wolves: 'random' };
  const setup = setUp({ rules, options: roles ? { roles } : {}, players, seed: 'theory', bots });
  if (!setup.ok) throw new Error(setup.message);
  return tallyOf(setup, 0, GAMES);
}

test.each([
  ['classic', 5, 'town', { werewolf: 1, villager: 4 }, { wolves: 1, doctor: 0, hunter: 0, plain: 4 }],
  ['classic', 7, 'town', { werewolf: 2, villager: 5 }, { wolves: 2, doctor: 0, hunter: 0, plain: 5 }],
  ['classic', 7, 'town', undefined, { wolves: 2, doctor: 1, hunter: 0, plain: 4 }],
  ['launch', 7, 'town', { werewolf: 1, villager: 6 }, { wolves: 1, doctor: 0, hunter: 0, plain: 6 }],
  [
    'launch',
    7,
    'town',
    { werewolf: 1, villager: 3, seer: 1, doctor: 1, hunter: 1 },
    { wolves: 1, doctor: 1, hunter: 1, plain: 4 },
  ],
  ['moonrise', 5, 'good', { wolf: 1, villager: 4 }, { wolves: 1, doctor: 0, hunter: 0, plain: 4 }],
  ['moonrise', 7, 'good', { wolf: 2, villager: 3, seer: 1, hunter: 1 }, { wolves: 2, doctor: 0, hunter: 1, plain: 4 }],
])(
  '%s with %i players, random bots: the %s side wins as often as theory says (%j)',
  (rules, players, team, roles, camp) => {
    const tally = play(rules, players, roles);
    expectShare(tally.wins[team] ?? 0, GAMES, villageWins(courses[rules] as Course, camp));
  },
);

// Day 1: one in five is exiled. Then one of the other four is eaten, and one of three is exiled.
test('aiwolf with 5 players, random bots: the village wins 7 times in 15', () => {
  expectShare(play('aiwolf', 5, undefined).wins.VILLAGER ?? 0, GAMES, 1 / 5 + (4 / 5) * (1 / 3));
});

// One card in six is the Werewolf. In one vote of four everyone has one vote and no one dies; else one of three does.
test('one-night with 3 players, one Werewolf and Villagers: 2 to 3 to 3 for village, werewolf and nobody', () => {
  const { wins } = play('one-night', 3, { werewolf: 1, villager: 5 });
  expectShare(wins.village ?? 0, GAMES, 1 / 4);
  expectShare(wins.werewolf ?? 0, GAMES, 3 / 8);
  expectShare(wins.none ?? 0, GAMES, 3 / 8);
});

test('the solver itself: one wolf and two others, day first, by runner', () => {
  // Three vote: in 1 of 4 cases each has one vote. Else one of three is out: a wolf (village wins), or wolves at
  // parity. If no one is out the wolf kills one of two, which is parity.
  expect(plurality(3)).toBe(3 / 4);
  expect(villageWins(courses.classic as Course, { wolves: 1, doctor: 0, hunter: 0, plain: 2 })).toBeCloseTo(1 / 4, 12);
  expect(majority(3)).toBeCloseTo(3 * (3 * (1 / 9) * (2 / 3) + 1 / 27), 12);
});
