import { motivesIn, type Player, playerOf, type Reply, type Turn } from '@moonrise/bots';
import { type Event, Game, type Json, type Ruleset, seedOf, view } from '@moonrise/engine';
import { ruleset, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import { namesFor } from '../games/names.ts';
import { playGame } from '../games/play-game.ts';

const standard = playerOf('standard') as Player;
const ids = rulesets.map(({ id }) => id);
const bots = { village: 'standard', wolves: 'standard' };
const times = process.env.MOONRISE_LONG ? 5 : 1;
const gamesFor = (players: number) => (players > 12 ? 1 : 4) * times; // large tables are slow; `npm run bench:bots` plays more
const PATIENCE = 600_000; // ms

function rulesOf(id: string, options: object = {}): Ruleset {
  const built = ruleset(id, options);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
}
const tableOf = (rules: string, players: number) => setUp({ rules, options: {}, players, seed: 'think', bots });
const sizes = (id: string) => Array.from({ length: 21 }, (_, players) => players).filter((n) => tableOf(id, n).ok);

test.each(ids.flatMap((id) => sizes(id).map((players) => [id, players] as const)))(
  '%s with %i players: every choice is legal, every vote is cast, every game ends',
  (id, players) => {
    const setup = tableOf(id, players);
    if (!setup.ok) throw new Error(setup.message);
    for (let i = 0; i < gamesFor(players); i++) {
      const { log, game } = gameOf(setup, i); // an illegal act throws
      expect(game.state.outcome).not.toBeNull();
      const alive = new Set(game.seats.map((seat) => seat.id));
      for (const event of log) {
        if (event.type === 'died') alive.delete(event.seat);
        if (event.type === 'counted' && setup.rules.everyone.some((act) => act.id === event.act))
          expect(event.ballots, `game ${i}`).toHaveLength(alive.size);
      }
    }
  },
  PATIENCE,
);

test.each(ids)('%s: the same turn gets the same reply, which depends only on what the seat saw and remembers', (id) => {
  const rules = rulesOf(id);
  const [, players = 0] = sizes(id);
  const heard = Array.from({ length: players }, (): Event[] => []);
  let turns = 0;
  const checked: Player = {
    kind: 'checked',
    answer: (turn) => {
      const { seat, prompts, seed } = turn;
      const news = turn.news();
      heard[seat]?.push(...news);
      const game = new Game(rules, view(heard[seat] ?? [], seat));
      const fellows = game.members(game.team(seat) ?? '').filter((other) => other !== seat);
      const memory = JSON.parse(JSON.stringify(turn.memory)) as Json;
      const before = JSON.stringify(memory);
      const again: Turn = { seat, prompts, seed, memory, view: () => game, fellows: () => fellows, news: () => news };
      const reply = standard.answer(turn);
      expect(plain(standard.answer(again))).toEqual(plain(reply));
      expect(JSON.stringify(memory)).toBe(before);
      turns++;
      return reply;
    },
  };
  for (const seed of ['u', 'v', 'w'])
    playGame({ rules, names: namesFor(players), seed: seedOf(seed), playerFor: () => fresh(checked, heard) });
  expect(turns).toBeGreaterThan(30);
});
const plain = (reply: Reply): unknown => JSON.parse(JSON.stringify(reply));
/** A player for a new game, without memory. */
function fresh(player: Player, heard: Event[][]): Player {
  for (const events of heard) events.length = 0;
  return player;
}

test.each([
  ['classic', ['werewolf', 'werewolf', 'villager', 'doctor', 'villager', 'villager', 'seer']],
  ['launch', ['werewolf', 'werewolf', 'villager', 'doctor', 'villager', 'villager', 'villager', 'seer']],
  ['moonrise', ['wolf', 'wolf', 'villager', 'doctor', 'gunner', 'hunter', 'seer']],
  ['aiwolf', ['WEREWOLF', 'POSSESSED', 'VILLAGER', 'VILLAGER', 'SEER']],
  ['one-night', ['werewolf', 'robber', 'mason', 'troublemaker', 'seer', 'villager', 'werewolf', 'mason']],
] as const)('%s: a seat acts the same in two deals it cannot tell apart', (id, cards) => {
  const rules = rulesOf(id);
  const players = id === 'one-night' ? 5 : cards.length;
  const viewer = players - 1;
  const others: string[] = cards.filter((_, place) => place !== viewer);
  const moved = others.toReversed().toSpliced(viewer, 0, cards[viewer] ?? ''); // every other seat gets another card
  for (let i = 0; i < 10; i++) {
    const [a, b] = [cards, moved].map((dealt) => firstTurn(rules, viewer, players, dealt, seedOf(`pair ${i}`)));
    expect(b?.news).toBe(a?.news);
    expect(b?.reply).toEqual(a?.reply);
  }
});
/** A seat's first turn, among random bots. */
function firstTurn(rules: Ruleset, viewer: number, players: number, cards: readonly string[], seed: string) {
  const turns: { news: string; reply: unknown }[] = [];
  const watched: Player = {
    kind: 'watched',
    answer: (turn) => {
      const player = turn.seat === viewer ? standard : (playerOf('random') as Player);
      const reply = player.answer(turn);
      if (turn.seat === viewer) turns.push({ news: JSON.stringify(turn.news()), reply: plain(reply) });
      return reply;
    },
  };
  playGame({ rules, names: namesFor(players), seed, cards, playerFor: () => watched });
  return turns[0];
}

test('a bot can explain its vote', () => {
  const rules = rulesOf('classic');
  const memories: Json[] = [];
  const remembered: Player = {
    kind: 'remembered',
    answer: (turn) => {
      const reply = standard.answer(turn);
      memories[turn.seat] = reply.memory;
      return reply;
    },
  };
  const { log } = playGame({ rules, names: namesFor(7), seed: seedOf('why'), playerFor: () => remembered });
  const votes = log.filter((event) => event.type === 'counted');
  const [first] = votes;
  expect(first?.ballots.length).toBe(7);
  for (const { seat, targets } of first?.ballots ?? [])
    expect(motivesIn(memories[seat] ?? null)[0]).toMatchObject({ day: 1, seat: targets[0] });
});
