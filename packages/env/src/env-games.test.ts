import { playerOf } from '@moonrise/bots';
import { promptsOf, seedOf, share, start } from '@moonrise/engine';
import { Chance } from '@moonrise/engine/testing';
import { namesFor, playGame } from '@moonrise/lab';
import { ruleset, rulesets } from '@moonrise/rulesets';
import { describe, expect, test } from 'vitest';
import { EnvGames } from './env-games.ts';
import { answer, type EnvAnswer, type EnvTurn, type GameAnswer } from './wire/schemas.ts';

const ids = rulesets.map(({ id }) => id);
const playersIn = (rules: string) => (rules === 'aiwolf' ? 5 : 7);

/** An environment whose answers are checked against the schema. */
class Consumer {
  readonly lines: string[] = [];
  private readonly environment = new EnvGames();
  ask(request: unknown): EnvAnswer {
    const line = this.environment.answer(typeof request === 'string' ? request : JSON.stringify(request));
    this.lines.push(line);
    return answer.parse(JSON.parse(line));
  }
}
const open = ({ required, chosen }: EnvTurn) => required && chosen === undefined;

/** Plays the games of a reset to their ends with random moves. */
function finish(consumer: Consumer, first: EnvAnswer, seed: number): Map<number, GameAnswer[]> {
  const chance = new Chance(seed);
  const told = new Map(first.games.map((game) => [game.game, [game]]));
  for (;;) {
    const now = [...told.values()].map((answers) => answers.at(-1) as GameAnswer).filter(({ done }) => !done);
    if (now.length === 0) return told;
    const moves = now.flatMap(({ game, turns }) =>
      turns.filter(open).map(({ seat, slot, actions }) => {
        const { action, text } = chance.pick(actions);
        return { game, seat, slot, action, ...(text && { text: 'hm' }) };
      }),
    );
    const idle = now.filter(({ turns }) => !turns.some(open)).map(({ game }) => game);
    const answers = [
      ...(moves.length > 0 ? [consumer.ask({ op: 'step', moves })] : []),
      ...(idle.length > 0 ? [consumer.ask({ op: 'expire', games: idle })] : []),
    ];
    for (const game of answers.flatMap(({ games }) => games)) told.get(game.game)?.push(game);
  }
}

describe.each(ids)('%s', (rules) => {
  const players = playersIn(rules);
  const games = ['a', 'b', 'c', 'd'].map((seed) => ({ rules, players, seed }));

  test('games of one program come to an end, and it learns who won', () => {
    const consumer = new Consumer();
    const told = finish(consumer, consumer.ask({ op: 'reset', games }), 1);
    for (const [game, answers] of told) {
      const { winner, rewards, seed, turns } = answers.at(-1) as GameAnswer;
      expect(turns).toEqual([]);
      expect(rewards).toHaveLength(players);
      expect(winner === null).toBe(!rewards?.includes(1));
      expect(seed).toBe(seedOf('abcd'[game] as string));
      expect(answers.slice(0, -1).every((one) => one.seed === undefined && !one.done)).toBe(true);
    }
  });

  test('the same requests get the same bytes', () => {
    const run = () => {
      const consumer = new Consumer();
      const seats = ['me', 'standard', 'hard', 'random'];
      finish(consumer, consumer.ask({ op: 'reset', games: games.map((game) => ({ ...game, seats })), text: true }), 2);
      return consumer.lines;
    };
    expect(run()).toEqual(run());
  });

  test('a program sees what the log stream shows to its seat, and nothing else', () => {
    const consumer = new Consumer();
    const seats = ['me', ...Array(players - 1).fill('random')];
    const told = finish(consumer, consumer.ask({ op: 'reset', games: [{ rules, players, seed: 'x', seats }] }), 3);
    const events = told.get(0)?.flatMap((game) => game.events) ?? [];
    expect(events.filter(({ to }) => to !== 'all' && to.join() !== '0')).toEqual([]);
    expect(events.filter(({ type }) => type === 'dealt')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'ended', seed: seedOf('x') });
  });

  test('every legal move is listed once', () => {
    const consumer = new Consumer();
    const { games } = consumer.ask({ op: 'reset', games: [{ rules, players, seed: 'z' }] });
    const built = ruleset(rules);
    const begun = built.ok ? start(built.rules, { names: namesFor(players), seed: seedOf('z') }) : built;
    if (!begun.ok) throw new Error(begun.message);
    const turns = games[0]?.turns ?? [];
    for (const { actions } of turns) {
      expect(actions.map(({ action }) => action)).toEqual([...actions.keys()]);
      expect(new Set(actions.map((one) => `${one.act} ${one.targets.toSorted()} ${one.pass}`)).size).toBe(
        actions.length,
      );
    }
    const offers = begun.game.seats.flatMap(({ id }) => promptsOf(begun.game, id)).flatMap((prompt) => prompt.offers);
    const choices = (pick: number, from: number) => (pick === 2 ? (from * (from - 1)) / 2 : pick === 1 ? from : 1);
    const count = offers.reduce(
      (sum, { pick, from, mayPass }) => sum + choices(pick, from.length) + Number(mayPass && pick > 0),
      0,
    );
    if (rules !== 'one-night') expect(turns.flatMap(({ actions }) => actions)).toHaveLength(count); // its first phase has none
  });

  test('bots in all other seats play as they do in a simulation', () => {
    const built = ruleset(rules);
    if (!built.ok) throw new Error(built.message);
    const player = playerOf('standard');
    if (!player) throw new Error('no bots');
    const { log } = playGame({
      rules: built.rules,
      names: namesFor(players),
      seed: seedOf('q'),
      playerFor: () => player,
    });
    const consumer = new Consumer();
    const seats = Array(players).fill('standard');
    const { games } = consumer.ask({ op: 'reset', games: [{ rules, players, seed: 'q', seats }] });
    expect(games[0]?.done).toBe(true);
    expect(games[0]?.events).toEqual(share(log, null));
  });

  test('lines of English are in plain words', () => {
    const consumer = new Consumer();
    const told = finish(consumer, consumer.ask({ op: 'reset', games, text: true }), 4);
    const lines = [...told.values()].flat().flatMap(({ events }) => events.flatMap(({ line }) => line ?? []));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.join('\n')).not.toMatch(/undefined|\{\d\}|\{answer\}|\[object|\bnull\b/);
    expect(lines.some((line) => line.startsWith('Winner: '))).toBe(true);
  });
});

describe('errors', () => {
  const begun = () => {
    const consumer = new Consumer();
    consumer.ask({
      op: 'reset',
      games: [{ rules: 'launch', players: 5, seed: 'e', seats: ['me', 'me', 'me', 'random'] }],
    });
    return consumer;
  };
  test.each([
    ['', 'A line is one JSON object'],
    ['{', 'A line is one JSON object'],
    ['7', '"op" must be one of hello, reset, step, expire, close.'],
    ['{"op":"sing"}', '"op" must be one of'],
    ['{"op":"step"}', 'step: the field "moves" is missing or invalid'],
    [
      '{"op":"step","moves":[{"game":0,"seat":"x","action":0}]}',
      'step: the field "moves.0.seat" is missing or invalid',
    ],
    ['{"op":"hello","loud":true}', 'hello: unknown field "loud".'],
    ['{"op":"reset","games":[]}', 'reset: the field "games" is missing or invalid'],
  ])('%s is refused with a sentence', (line, reason) => {
    const { games, error } = begun().ask(line);
    expect(games).toEqual([]);
    expect(error?.message).toContain(reason);
  });
  test.each([
    [{ game: 3, seat: 0, action: 0 }, 'unknown_game', 'There is no game with this number'],
    [{ game: 0, seat: 9, action: 0 }, 'unknown_seat', 'Your seats are 0, 1, 2 and 4.'],
    [{ game: 0, seat: 3, action: 0 }, 'unknown_seat', 'Your seats are'],
  ])('the move %j is refused alone', (move, code, reason) => {
    const { errors } = begun().ask({ op: 'step', moves: [move] });
    expect(errors).toEqual([{ game: move.game, seat: move.seat, code, message: expect.stringContaining(reason) }]);
  });
  test('a wrong action, a wrong slot and a missing turn are explained, and the other moves count', () => {
    const consumer = new Consumer();
    const { games } = consumer.ask({ op: 'reset', games: [{ rules: 'launch', players: 5, seed: 'e' }] });
    const turn = games[0]?.turns.find(open);
    if (!turn) throw new Error('no turn');
    const { seat, slot } = turn;
    const idle = [0, 1, 2, 3, 4].find((one) => !games[0]?.turns.some((other) => other.seat === one));
    const moves = [
      { game: 0, seat, slot, action: 99 },
      { game: 0, seat, slot: 'sing', action: 0 },
      { game: 0, seat: idle, action: 0 },
      { game: 0, seat, slot, action: 0 },
    ];
    const answered = consumer.ask({ op: 'step', moves });
    expect(answered.errors?.map(({ code }) => code)).toEqual(['unknown_action', 'unknown_slot', 'not_offered']);
    expect(answered.games[0]?.events.length).toBeGreaterThan(0);
  });
  test('a game that cannot begin is refused alone', () => {
    const answered = new Consumer().ask({
      op: 'reset',
      games: [
        { rules: 'chess', players: 5, seed: '' },
        { rules: 'classic', players: 99, seed: '' },
        { rules: 'classic', players: 5, seed: '', seats: ['you'] },
        { rules: 'classic', players: 4, seed: '', seats: ['me', 'me', 'me', 'me', 'me'] },
        { rules: 'classic', players: 5, seed: '', options: { reveal: 'some' } },
        { rules: 'classic', players: 5, seed: '' },
      ],
    });
    expect(answered.games.map(({ game }) => game)).toEqual([5]);
    expect(answered.errors?.map(({ code }) => code)).toEqual([
      'unknown_rules',
      'bad_players',
      'bad_option',
      'bad_players',
      'bad_option',
    ]);
  });
  test('after the end every move is refused', () => {
    const consumer = new Consumer();
    finish(consumer, consumer.ask({ op: 'reset', games: [{ rules: 'classic', players: 4, seed: 'e' }] }), 1);
    const { errors } = consumer.ask({ op: 'step', moves: [{ game: 0, seat: 0, action: 0 }] });
    expect(errors?.[0]?.code).toBe('ended');
    expect(consumer.ask({ op: 'expire', games: [0] }).errors?.[0]?.code).toBe('ended');
  });
});

test('a game is replaced by another with its number while the others go on', () => {
  const consumer = new Consumer();
  const classic = (seed: string) => ({ rules: 'classic', players: 4, seed });
  consumer.ask({ op: 'reset', games: [classic('a'), classic('b')] });
  const { games } = consumer.ask({ op: 'reset', games: [{ game: 1, ...classic('c') }] });
  expect(games.map(({ game }) => game)).toEqual([1]);
  expect(consumer.ask({ op: 'expire', games: [0, 1] }).games.map(({ game }) => game)).toEqual([0, 1]);
});

test('hello lists the rule sets with roles and options, and the bots', () => {
  const { rules, bots, version } = new Consumer().ask({ op: 'hello' });
  expect(rules?.map(({ id }) => id)).toEqual(ids);
  expect(rules?.find(({ id }) => id === 'aiwolf')?.players).toContain(13);
  expect(rules?.every(({ roles, options }) => roles.length > 0 && 'durations' in options)).toBe(true);
  expect(bots).toEqual(['random', 'easy', 'standard', 'hard']);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
