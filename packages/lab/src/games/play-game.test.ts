import { type Player, playerOf, type Turn } from '@moonrise/bots';
import { type Event, promptsOf, type Role, type Ruleset, seedOf, share, view } from '@moonrise/engine';
import { ruleset, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { setUp } from './experiment.ts';
import { namesFor } from './names.ts';
import { playGame } from './play-game.ts';

const random = playerOf('random') as Player;
const ids = rulesets.map(({ id }) => id);

function rulesOf(id: string): Ruleset {
  const built = ruleset(id);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
}
const playWith = (rules: Ruleset, players: number, seed: string, playerFor: (dealt: Role) => Player) =>
  playGame({ rules, names: namesFor(players), seed: seedOf(seed), playerFor });
/** The numbers of players a rule set has decks for. */
const sizes = (id: string) =>
  Array.from({ length: 21 }, (_, players) => players).filter(
    (players) => setUp({ rules: id, options: {}, players, seed: '', bots: { village: 'random', wolves: 'random' } }).ok,
  );

test.each(ids.flatMap((id) => sizes(id).map((players) => [id, players] as const)))(
  '%s with %i players: random games come to an end',
  (id, players) => {
    const rules = rulesOf(id);
    for (let i = 0; i < 10; i++) {
      const { game } = playWith(rules, players, `end ${i}`, () => random);
      expect(game.state.outcome, `seed "end ${i}"`).not.toBeNull();
    }
  },
);

test.each(ids)('%s: the same seed plays the same game, another seed another', (id) => {
  const rules = rulesOf(id);
  const [players = 0] = sizes(id);
  const log = (seed: string) => playWith(rules, players, seed, () => random).log;
  expect(log('a')).toEqual(log('a'));
  expect(log('a')).not.toEqual(log('b'));
});

test.each(ids)('%s: a seat sees only its own knowledge, and its prompts follow from it', (id) => {
  const rules = rulesOf(id);
  const players = sizes(id).at(-1) ?? 0;
  for (const seed of ['p', 'q', 'r']) {
    const heard = Array.from({ length: players }, (): Event[] => []);
    const looker: Player = {
      kind: 'looker',
      answer: (turn) => {
        const { seat, prompts } = turn;
        heard[seat]?.push(...turn.news());
        const mine = turn.view();
        expect(mine.state).toEqual(view(heard[seat] ?? [], seat));
        expect(promptsOf(mine, seat)).toEqual(prompts);
        const others = mine.members(mine.team(seat) ?? '').filter((id) => id !== seat);
        expect(turn.fellows()).toEqual(others);
        return random.answer(turn);
      },
    };
    const { log } = playWith(rules, players, seed, () => looker);
    for (const [seat, events] of heard.entries()) {
      const seen = share(log, seat);
      expect(events).toEqual(seen.slice(0, events.length));
    }
  }
});

test.each(ids)('%s: reading the view does not change the game', (id) => {
  const rules = rulesOf(id);
  const [players = 0] = sizes(id);
  const looker: Player = {
    kind: 'looker',
    answer: (turn) => {
      turn.view();
      turn.news();
      return random.answer(turn);
    },
  };
  expect(playWith(rules, players, 's', () => looker).log).toEqual(playWith(rules, players, 's', () => random).log);
});

test('the bots of a game share one seed, which is not the seed of the game', () => {
  const seeds = new Set<string>();
  const spy: Player = {
    kind: 'spy',
    answer: (turn) => {
      seeds.add(turn.seed);
      return random.answer(turn);
    },
  };
  playWith(rulesOf('classic'), 7, 'x', () => spy);
  expect(seeds.size).toBe(1);
  expect(seeds).not.toContain(seedOf('x'));
});

test('a player gets its memory back', () => {
  const turns = new Map<number, number>();
  const counter: Player = {
    kind: 'counter',
    answer: (turn) => {
      expect(turn.memory ?? 0).toBe(turns.get(turn.seat) ?? 0);
      turns.set(turn.seat, (turns.get(turn.seat) ?? 0) + 1);
      return { ...random.answer(turn), memory: turns.get(turn.seat) ?? 0 };
    },
  };
  playWith(rulesOf('classic'), 7, 'x', () => counter);
  expect(turns.size).toBe(7);
});

const talker: Player = {
  kind: 'talker',
  answer: (turn: Turn) => {
    const { answers, memory } = random.answer(turn);
    const chat = turn.prompts.find(({ offers }) => offers[0]?.text !== undefined && offers[0]?.act === 'say');
    return {
      memory,
      answers: chat ? [{ slot: chat.slot, act: 'say', targets: [], text: 'and another thing' }, ...answers] : answers,
    };
  },
};
test('the clock expires for players who never stop talking', () => {
  const { game, log } = playWith(rulesOf('classic'), 4, 'x', () => talker);
  expect(game.state.outcome).not.toBeNull();
  expect(log.filter(({ type }) => type === 'said').length).toBeGreaterThan(100);
});

test('a phase without acts ends by its clock', () => {
  const idle: Player = { kind: 'idle', answer: () => ({ answers: [], memory: null }) };
  const { game } = playWith(rulesOf('classic'), 4, 'x', () => idle);
  expect(game.state.outcome?.reason).toBe('stalemate');
});

test('an illegal answer stops the game with the reason', () => {
  const cheat: Player = {
    kind: 'cheat',
    answer: () => ({ answers: [{ slot: 'vote', act: 'vote', targets: [99] }], memory: null }),
  };
  expect(() => playWith(rulesOf('classic'), 4, 'x', () => cheat)).toThrow('You cannot vote for');
});

test('a player is chosen by the card a seat was dealt', () => {
  const dealt: string[] = [];
  const { game } = playWith(rulesOf('one-night'), 5, 'x', (role) => {
    dealt.push(role.id);
    return random;
  });
  expect(dealt).toEqual(game.state.dealt.slice(0, 5));
});
