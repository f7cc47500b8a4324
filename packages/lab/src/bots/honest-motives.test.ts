import { type Motive, motivesIn, type Player, playerOf } from '@moonrise/bots';
import type { Json } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';

const GAMES = 8;
/** The motives of every seat in some games. */
function motives(rules: string, players: number) {
  const setup = setUp({
    rules,
    players,
    options: {},
    seed: 'motives',
    bots: { village: 'standard', wolves: 'standard' },
  });
  if (!setup.ok) throw new Error(setup.message);
  const bot = playerOf('standard') as Player;
  const found: { motive: Motive; isWolf: boolean; isOnWolf: boolean; hunted: number }[] = [];
  for (let i = 0; i < GAMES; i++) {
    const last = new Map<number, Json>();
    const player: Player = {
      kind: 'standard',
      answer: (turn) => {
        const reply = bot.answer(turn);
        last.set(turn.seat, reply.memory);
        return reply;
      },
    };
    const { game } = gameOf({ ...setup, playerFor: () => player }, i);
    const isWolf = (seat: number) => game.rules.roleOf.get(game.state.dealt[seat] ?? null)?.team === game.rules.wolves;
    const isHunted = (card: string | null) => game.rules.roleOf.get(card)?.team === game.rules.wolves;
    const hunted = game.state.dealt.filter(isHunted).length; // in the middle as well
    for (const [seat, memory] of last)
      for (const motive of motivesIn(memory))
        found.push({ motive, isWolf: isWolf(seat), isOnWolf: isWolf(motive.seat), hunted });
  }
  return found;
}
const DECEITS = ['sacrifice', 'together', 'blame'];

test.each([
  ['classic', 7],
  ['launch', 8],
])('%s %i: after the game wolves tell why they really voted, with the odds they really saw', (rules, players) => {
  const all = motives(rules, players);
  const wolves = all.filter(({ isWolf }) => isWolf);
  expect(wolves.length).toBeGreaterThan(0);
  for (const { motive, isOnWolf } of wolves) {
    expect(DECEITS).toContain(motive.reason);
    expect(motive.reason === 'sacrifice').toBe(isOnWolf);
    expect(motive.odds).toBe(isOnWolf ? 1 : 0);
  }
  for (const { motive } of all.filter(({ isWolf }) => !isWolf)) expect(DECEITS).not.toContain(motive.reason);
});

test.each([
  ['classic', 7],
  ['launch', 8],
  ['moonrise', 7],
  ['one-night', 5],
])('%s %i: the odds that a bot saw add up to the number of wolves', (rules, players) => {
  const all = motives(rules, players);
  expect(all.length).toBeGreaterThan(10);
  for (const { motive, hunted } of all) {
    expect(Math.round((motive.all ?? []).reduce((sum, one) => sum + one, 0) * 100)).toBe(hunted * 100);
    expect(motive.all?.[motive.seat]).toBe(motive.odds);
  }
});
