import { expect, test } from 'vitest';
import { serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';

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

test('a token that could be guessed is refused', () =>
  serving(async (on) => {
    const client = await on.client();
    const answer = await client.ask('create_room', { name: 'Anna', token: 'my seat' });
    expect(answer.error?.code).toBe('malformed');
  }));
