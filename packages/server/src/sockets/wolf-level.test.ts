import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, type TestSeat } from '../testing/table.ts';

const AI_SEATS = Array(7).fill('standard');

test('bots that are dealt a card of the wolves’ side play at the level the host has chosen for it', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 1, stream: () => 'log' });
    const [anna] = table.seats as [TestSeat];
    must(await anna.client.ask('set_options', { ai_seats: AI_SEATS, options: { wolf_level: 'hard' } }));
    await on.settled();
    expect(anna.client.last('room_updated')).toMatchObject({ ai_seats: AI_SEATS, options: { wolf_level: 'hard' } });
    await deal(table);
    const { id, begin, game } = await matchIn(on, table.code);
    await playOut(table);
    const { minds } = (await (await fetch(`${on.url}/api/games/${id}`)).json()) as {
      minds: { seat: number; kind: string }[];
    };
    const isWolf = (seat: number) => game.state.dealt[seat] === 'werewolf';
    const expected = begin.sitters.flatMap(({ player }, seat) =>
      player === null ? [{ seat, kind: isWolf(seat) ? 'hard' : 'standard' }] : [],
    );
    expect(minds.map(({ seat, kind }) => ({ seat, kind }))).toEqual(expected);
    expect(minds.some(({ kind }) => kind === 'hard')).toBe(true);
  }));

test('as usual every bot plays as its seat says, and the option is not named', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 1 });
    const [anna] = table.seats as [TestSeat];
    const refused = await anna.client.ask('set_options', { options: { wolf_level: 'harder' } });
    expect(refused.error).toEqual({
      code: 'bad_option',
      message: 'wolf_level is one of same, easy, standard, hard.',
    });
    must(await anna.client.ask('set_options', { options: { wolf_level: 'same' } }));
    await on.settled();
    expect(anna.client.last('room_updated')?.options).not.toHaveProperty('wolf_level');
  }));
