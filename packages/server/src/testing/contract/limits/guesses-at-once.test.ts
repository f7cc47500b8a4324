import { expect, test } from 'vitest';
import { must } from '../../table.ts';
import { HERE, host, limited, THERE } from './visits.ts';

const GUESSERS = 8;

test('passwords guessed at the same time count like those guessed one after another', () =>
  limited({ wrong_codes_per_minute: 2 }, async (on) => {
    const { client: anna, code } = await host(on, THERE);
    must(await anna.ask('set_password', { password: 'full moon' }));
    const guessers = await Promise.all(Array.from({ length: GUESSERS }, () => on.client(HERE)));
    const guessed = guessers.map((guesser, i) => {
      const guess = { code, password: `guess ${i}` };
      return i % 2 ? guesser.ask('spectate_room', guess) : guesser.ask('join_room', { ...guess, name: `Guest ${i}` });
    });
    const codes = (await Promise.all(guessed)).map((ack) => ack.error?.code ?? 'ok');
    expect(codes.filter((one) => one === 'wrong_password')).toHaveLength(2);
    expect(codes.filter((one) => one === 'rate_limited')).toHaveLength(GUESSERS - 2);
  }));

test('a class can join a room with a password at the same moment', () =>
  limited({}, async (on) => {
    const { client: anna, code } = await host(on, THERE);
    must(await anna.ask('set_password', { password: 'full moon' }));
    const pupils = await Promise.all(Array.from({ length: GUESSERS }, () => on.client(HERE)));
    const joining = pupils.map((pupil, i) =>
      pupil.ask('join_room', { code, name: `Pupil ${i}`, password: 'full moon' }),
    );
    for (const ack of await Promise.all(joining)) must(ack);
  }));
