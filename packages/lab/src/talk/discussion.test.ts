import { type Player, playerOf } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import { Discussion } from './discussion.ts';

const GAMES = 10;
function talkedOver(rules: string, players: number, language: string) {
  const bots = { village: 'standard', wolves: 'standard' };
  const setup = setUp({ rules, players, options: {}, seed: 'discussion', bots });
  if (!setup.ok) throw new Error(setup.message);
  const bot = playerOf('standard') as Player;
  const player: Player = { kind: 'standard', answer: (turn) => bot.answer({ ...turn, language }) };
  const discussion = new Discussion(language);
  const lines: string[] = [];
  for (let i = 0; i < GAMES; i++) {
    const { game, log } = gameOf({ ...setup, playerFor: () => player }, i);
    discussion.add(game, log);
    lines.push(...log.flatMap((event) => (event.type === 'said' ? [event.text] : [])));
  }
  return { counts: discussion.counts, lines };
}

test.each([
  ['classic', 7, 'en'],
  ['launch', 8, 'de'],
  ['moonrise', 8, 'hi'],
  ['one-night', 5, 'ja'],
])('%s with %i players, in %s: bots discuss', (rules, players, language) => {
  const { counts } = talkedOver(rules, players, language);
  expect(counts.bare / counts.lines).toBeLessThan(0.15);
  expect(counts.takesUp / counts.lines).toBeGreaterThan(0.25);
  expect(counts.vouches).toBeGreaterThan(0);
  expect(counts.takesBack).toBeGreaterThan(0);
  expect(counts.twice / counts.sentences).toBeLessThan(0.005);
  expect(counts.firstNamed / counts.votes).toBeLessThan(0.75);
  expect(counts.lateGreetings).toBe(0);
});

test('nobody speaks of a second night in a game of one night', () => {
  const { lines } = talkedOver('one-night', 7, 'en');
  expect(lines.filter((line) => /night [2-9]/i.test(line))).toEqual([]);
});
