import { createHash } from 'node:crypto';
import { share } from '@moonrise/engine';
import { gameOf, namesFor, setUp } from '@moonrise/lab';
import { canonical, eventsOf, type GameFile, verifyBytes } from '@moonrise/record';
import { expect, test } from 'vitest';
import { scheduleOf } from '../pairing/schedule.ts';
import { readPlan } from '../plan/read-plan.ts';
import { botSeating } from '../seats/seating.ts';
import { playPlanned } from './play-planned.ts';

const TABLES = [
  ['classic', 7],
  ['moonrise', 8],
  ['launch', 7],
  ['aiwolf', 5],
  ['one-night', 5],
] as const;

test.each(TABLES)('%s with %i players: the games are those of simulate', async (rules, players) => {
  const plan = readPlan(
    `{ name: a, seed: otter, deals: 2, tables: [{ rules: ${rules}, players: ${players} }],
       players: { weak: { bot: easy }, strong: { bot: standard } } }`,
    [],
  );
  const experiment = { rules, players, options: {}, seed: `otter/${rules}-${players}` };
  for (const planned of scheduleOf(plan).filter(({ cast }) => 'village' in cast && cast.village === 'weak')) {
    const setup = setUp({ ...experiment, bots: { village: 'easy', wolves: 'standard' } });
    if (!setup.ok) throw new Error(setup.message);
    const { game, log } = gameOf(setup, planned.deal);
    const finished = await playPlanned(plan, planned, botSeating(plan));
    const file = JSON.parse(finished.log ?? '') as GameFile;
    expect(canonical(eventsOf(file))).toBe(canonical(log));
    expect(verifyBytes(Buffer.from(finished.log ?? ''))).toMatchObject({ ok: true, hash: finished.row.log_hash });
    expect(finished.row.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(finished.row).toMatchObject({ team: game.state.outcome?.team, reason: game.state.outcome?.reason });
    expect(finished.row.seats.filter(({ won }) => won).map(({ seat }) => seat)).toEqual(game.state.outcome?.winners);
    expect(file.players).toEqual(namesFor(players));
  }
});

test('every move names its row of the log, and the hash of what the seat had seen before it', async () => {
  const plan = readPlan(
    '{ name: a, seed: s, deals: 1, pairing: mixed, tables: [{ rules: moonrise, players: 7 }], players: { a: { bot: standard }, b: { bot: hard } } }',
    [],
  );
  const [planned] = scheduleOf(plan);
  const { row, moves, log } = await playPlanned(plan, planned as NonNullable<typeof planned>, botSeating(plan));
  const file = JSON.parse(log ?? '') as GameFile;
  expect(row.moves).toBe(moves.length);
  expect(row.usage.a?.questions).toBeGreaterThan(0);
  for (const move of moves) {
    expect(file.rows[(move.row ?? 0) - 1]?.command).toMatchObject({ type: 'act', seat: move.seat, act: move.act });
    const before = eventsOf({ ...file, rows: file.rows.slice(0, (move.row ?? 1) - 1) });
    const seen = share(before, move.seat).map((event) => `${canonical(event)}\n`);
    expect(move.view).toBe(createHash('sha256').update(seen.join('')).digest('hex'));
    expect(row.seats[move.seat]?.player).toBe(move.player);
  }
  const acts = file.rows.filter(({ command }) => (command as { type: string }).type === 'act');
  expect(moves).toHaveLength(acts.length);
});
