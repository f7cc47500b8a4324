import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { must, seatAndDeal, type TestSeat } from '../testing/table.ts';

const phases = ({ client }: TestSeat) => client.all('phase_changed').map(({ phase }) => phase);
const endsAt = ({ client }: TestSeat) => Number(client.last('phase_changed')?.ends_at);

/** Alone at a table of bots, by day. */
async function alone(on: Serving, rules: string, ai: number, options = {}): Promise<TestSeat> {
  const { seats } = await seatAndDeal(on, { rules, players: 1, ai, options });
  return seats[0] as TestSeat;
}

test.each([
  ['classic', 4, 'day', 'voting'],
  ['moonrise', 5, 'day', 'voting'],
])('alone at a table of bots, the person ends the talk at once (%s)', (rules, ai, day, next) =>
  serving(async (on) => {
    const anna = await alone(on, rules, ai);
    while (anna.client.last('phase_changed')?.phase !== day) await on.pass(endsAt(anna) - on.clock.now());
    must(await anna.client.ask('end_talk'));
    await on.pass(1);
    expect(phases(anna).at(-1)).toBe(next);
  }),
);

test('where everyone votes while they talk, ten seconds are left, and bots use them', () =>
  serving(async (on) => {
    const anna = await alone(on, 'launch', 5);
    while (anna.client.last('phase_changed')?.phase !== 'day') await on.pass(endsAt(anna) - on.clock.now());
    must(await anna.client.ask('end_talk'));
    expect(endsAt(anna) - on.clock.now()).toBe(10_000);
    await on.pass(9_000);
    expect(Number(anna.client.last('vote_update')?.cast)).toBeGreaterThan(2);
  }));

test('where players speak in turn, the end of talk passes the turns that are left', () =>
  serving(async (on) => {
    const anna = await alone(on, 'aiwolf', 4);
    while (anna.client.last('phase_changed')?.phase !== 'talk') await on.pass(endsAt(anna) - on.clock.now());
    must(await anna.client.ask('end_talk'));
    const match = await matchIn(on, String(anna.client.last('room_updated')?.code));
    for (let i = 0; i < 300 && match.game.frame.phase === 'talk'; i++) await on.pass(1);
    expect(match.game.frame.phase).not.toBe('talk');
  }));

test('it is refused at night, and among people without the option', () =>
  serving(async (on) => {
    const anna = await alone(on, 'moonrise', 5);
    expect((await anna.client.ask('end_talk')).error).toMatchObject({ code: 'not_allowed' });
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    expect((await seats[0]!.client.ask('end_talk')).error?.message).toContain('whole time');
  }));

test('with the option, talk ends when all have agreed, and no packet tells who has', () =>
  serving(async (on) => {
    const { seats, code } = await seatAndDeal(on, { rules: 'classic', players: 4, options: { end_talk: true } });
    const before = seats.map(({ client }) => client.got.length);
    for (const { client } of seats.slice(0, 3)) must(await client.ask('end_talk'));
    must(await seats[0]!.client.ask('end_talk')); // twice is once
    await on.pass(1);
    expect(seats.map(({ client }) => client.got.length)).toEqual(before);
    must(await seats[3]!.client.ask('end_talk'));
    await on.pass(1);
    expect(phases(seats[0]!).at(-1)).toBe('voting');
    const { rows } = await matchIn(on, code);
    expect(rows.filter(({ command }) => command.type === 'end_talk')).toHaveLength(4);
  }));

test('AI seats agree at moments that do not depend on their cards', () =>
  serving(async (on) => {
    const { seats, code } = await seatAndDeal(on, { rules: 'classic', players: 2, ai: 4, options: { end_talk: true } });
    for (const { client } of seats) must(await client.ask('end_talk'));
    const { rows, deadline } = await matchIn(on, code);
    await on.pass(0.61 * 90_000);
    expect(phases(seats[0]!).at(-1)).toBe('voting');
    const agreed = rows.filter(({ command }) => command.type === 'end_talk').map(({ at }) => at);
    expect(new Set(agreed.slice(2)).size).toBe(4);
    expect(deadline).not.toBeNull();
  }));
