import { expect, test } from 'vitest';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const tokenOf = (letter: string) => letter.repeat(43);

test('a request for a seat that is retried with the same token gets the same seat, on any connection', () =>
  serving(async (on) => {
    const [first, second] = [await on.client(), await on.client()];
    const create = { name: 'Anna', token: tokenOf('a') };
    const created = must(await first.ask('create_room', create));
    expect(created.token).toBe(create.token);
    expect(must(await second.ask('create_room', create))).toMatchObject({
      code: created.code,
      player_id: created.player_id,
    });
    await on.settled();
    expect(first.last('you_are_out')).toEqual({ reason: 'replaced' });

    const join = { code: String(created.code), name: 'Bela', token: tokenOf('b') };
    const answers = [await on.client(), await on.client()].map(async (client) => client.ask('join_room', join));
    const joined = (await Promise.all(answers)).filter(({ ok }) => ok);
    expect(new Set(joined.map(({ player_id }) => player_id)).size).toBe(1);
    const again = must(await (await on.client()).ask('join_room', join));
    expect(again.player_id).toBe(joined[0]?.player_id);
    await on.settled();
    expect(second.last('room_updated')?.players).toMatchObject([{ name: 'Anna' }, { name: 'Bela' }]);
  }));

test('a request for a seat that is repeated on the same connection gets the same answer, and another one is refused', () =>
  serving(async (on) => {
    const [anna, bela] = [await on.client(), await on.client()];
    const create = { name: 'Anna', token: tokenOf('a') };
    const created = must(await anna.ask('create_room', create));
    expect(must(await anna.ask('create_room', create))).toMatchObject({ ...created, now: expect.any(Number) });
    const join = { code: String(created.code), name: 'Bela', token: tokenOf('b') };
    const joined = must(await bela.ask('join_room', join));
    expect(must(await bela.ask('join_room', join))).toMatchObject({ ...joined, now: expect.any(Number) });
    expect((await bela.ask('join_room', { ...join, token: create.token })).error?.code).toBe('already_seated');
    expect((await bela.ask('create_room', { name: 'Bela' })).error?.code).toBe('already_seated');
    await on.settled();
    expect(anna.last('room_updated')?.players).toMatchObject([{ name: 'Anna' }, { name: 'Bela' }]);
    for (const { faults, frames } of [anna, bela]) {
      expect(faults).toEqual([]);
      expect(frames.filter(({ event }) => event === 'you_are_out')).toEqual([]);
    }
  }));

test('a token that could be guessed is refused', () =>
  serving(async (on) => {
    const client = await on.client();
    const answer = await client.ask('create_room', { name: 'Anna', token: 'my seat' });
    expect(answer.error?.code).toBe('malformed');
  }));

test('a chat line that is sent again after its game has ended is not stored a second time', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    const line = { text: 'it was Bela', id: 'line-1' };
    must(await anna.client.ask('send_message', line));
    for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `l${i}` });
    const { id } = await matchIn(on, table.code);
    await playOut(table);
    await on.pass(30_000);
    must(await anna.client.ask('send_message', line));
    const room = String(await on.store.roomByCode(table.code));
    const rows = [...(await on.store.read(`game/${id}`)), ...(await on.store.read(room))];
    expect(rows.filter(({ command }) => JSON.stringify(command).includes(line.text))).toHaveLength(1);
    expect(bela.client.frames.filter(({ data }) => data.text === line.text).length).toBeLessThanOrEqual(1);
  }));
