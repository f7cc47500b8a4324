import { type Player, playerOf } from '@moonrise/bots';
import { seedOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { setUp } from '../games/experiment.ts';
import { playGame } from '../games/play-game.ts';

const standard = playerOf('standard') as Player;
const SILENT = 0;
/** Plays like the others but never writes: a person who talks aloud, or a newcomer. */
const people: Player = {
  kind: 'standard',
  answer: (turn) => {
    const reply = standard.answer(turn);
    if (turn.seat !== SILENT) return reply;
    return { ...reply, answers: reply.answers.filter(({ text }) => text === undefined) };
  },
};

test.each([
  ['launch', 8],
  ['moonrise', 8],
  ['classic', 7],
])('%s: a table of %i does not gang up on a silent player on the first day', (rules, players) => {
  const bots = { village: 'standard', wolves: 'standard' };
  const setup = setUp({ rules, players, options: {}, seed: 'silent', bots });
  if (!setup.ok) throw new Error(setup.message);
  let [against, all] = [0, 0];
  for (let i = 0; i < 40; i++) {
    const { log } = playGame({
      rules: setup.rules,
      names: setup.names,
      playerFor: () => people,
      seed: seedOf(`s/${i}`),
    });
    const voted = log.find((event) => event.type === 'counted' && event.to === 'all');
    if (voted?.type !== 'counted') continue;
    for (const { seat, targets } of voted.ballots) {
      if (seat === SILENT || targets.length === 0) continue;
      all++;
      if (targets[0] === SILENT) against++;
    }
  }
  expect(all).toBeGreaterThan(100);
  expect(against / all).toBeLessThan(2 / (players - 1));
});

test('at a silent table of three the Possessed never votes for the Werewolf', () => {
  const setup = setUp({
    rules: 'aiwolf',
    players: 5,
    options: {},
    seed: 'silent',
    bots: { village: 'random', wolves: 'standard' },
  });
  if (!setup.ok) throw new Error(setup.message);
  let votes = 0;
  for (let i = 0; i < 40; i++) {
    const { log, game } = playGame({ ...setup, seed: seedOf(`three/${i}`) });
    const seatOf = (role: string) => game.state.dealt.indexOf(role);
    for (const event of log) {
      if (event.type !== 'counted' || event.act !== 'vote' || event.ballots.length > 3) continue;
      const helper = event.ballots.find(({ seat }) => seat === seatOf('POSSESSED'));
      if (!helper) continue;
      votes++;
      expect(helper.targets).not.toContain(seatOf('WEREWOLF'));
    }
  }
  expect(votes).toBeGreaterThan(10);
});
