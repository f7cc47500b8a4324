import { verify } from '@moonrise/record';
import { expect, test } from 'vitest';
import { exportGame } from '../store/game-transfer.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, playOut, type TestSeat } from '../testing/table.ts';

type Answer = Record<string, unknown> & {
  minds: { seat: number; kind: string; motives: { day: number; target: number | null; reason: { type: string } }[] }[];
  moves: object[];
};
const finished = async (on: Serving, game: string): Promise<Answer> =>
  (await fetch(`${on.url}/api/games/${game}`)).json() as Promise<Answer>;

async function solo(on: Serving, rules: string, options: object): Promise<ClientTable> {
  const table = await gather(on, { rules, players: 1, stream: () => 'log' });
  must(await (table.seats[0] as TestSeat).client.ask('set_options', options));
  await deal(table);
  return table;
}
const seven = (kind: string): string[] => Array(7).fill(kind);

const GERMAN =
  /[äöüß]|\b(ich|du|ihr|wir|der|die|das|den|ist|und|nicht|mir|mein|wer|was|zu|für|auf|von|hallo|bin|bist|sind|hat|habe|kein|keine|warum|wen|wem|wie|noch|aber|auch|nur|dein|sein|gegen|nein|heute|nacht|stimme)\b/i;
const scripts: Readonly<Record<string, (line: string) => boolean>> = {
  en: (line) => !/[\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(line),
  de: (line) => GERMAN.test(line),
  hi: (line) => /\p{Script=Devanagari}/u.test(line),
  ja: (line) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(line),
};

test.each(Object.keys(scripts))('a person and seven bots play a game of moonrise, and the bots speak %s', (language) =>
  serving(async (on) => {
    const table = await solo(on, 'moonrise', { ai_seats: seven('standard'), language });
    const match = await matchIn(on, table.code);
    await playOut(table);
    const lines = match.rows.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'said' && event.channel === 'global' ? [event.text] : [])),
    );
    expect(lines).not.toEqual([]);
    const fitting = lines.filter((line) => scripts[language]?.(line));
    expect(fitting.length).toBeGreaterThanOrEqual(lines.length * 0.8);
    expect(table.seats[0]?.client.faults).toEqual([]);
    const { minds, moves } = await finished(on, match.id);
    expect(minds.map(({ kind }) => kind)).toEqual(seven('standard'));
    const said = minds.flatMap(({ motives }) => motives);
    expect(said).not.toEqual([]);
    for (const { target, reason } of said) expect([typeof target, typeof reason.type]).toEqual(['number', 'string']);
    expect(moves).toEqual([]);
    const file = await exportGame(on.store, match.id);
    expect(file && verify(file)).toMatchObject({ ok: true });
  }),
);

test('the kinds of AI seats are published after the end, not before', () =>
  serving(async (on) => {
    const kinds = ['easy', 'hard', 'standard', 'easy', 'hard', 'easy', 'standard'];
    const table = await solo(on, 'classic', { ai_seats: kinds });
    const [anna] = table.seats as [TestSeat];
    const { id, begin } = await matchIn(on, table.code);
    expect((await fetch(`${on.url}/api/games/${id}`)).status).toBe(404);
    await playOut(table);
    const before = anna.client.got.filter(({ event }) => event !== 'room_updated');
    expect(JSON.stringify(before)).not.toMatch(/"(standard|easy|hard|llm|kind|minds)"/);
    for (const { ai_seats } of anna.client.all('room_updated'))
      if ((ai_seats as string[]).length > 0) expect(ai_seats).toEqual(kinds);
    const { minds } = await finished(on, id);
    const dealt = begin.sitters.flatMap(({ kind }, seat) => (kind ? [{ seat, kind }] : []));
    expect(minds.map(({ seat, kind }) => ({ seat, kind }))).toEqual(dealt);
    expect(minds.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted());
  }));

test('bots and the reasons for their moves survive a restart', () =>
  serving(async (on) => {
    const table = await solo(on, 'classic', { ai_seats: seven('standard') });
    const [anna] = table.seats as [TestSeat];
    const { id } = await matchIn(on, table.code);
    await on.pass(90_000 + 25_000); // the first vote
    await on.restart(1_000);
    await anna.client.reconnect(on.url);
    must(await anna.client.ask('resume', { token: anna.token, stream: 'log' }));
    await playOut(table);
    const days = (await finished(on, id)).minds.flatMap(({ motives }) => motives.map(({ day }) => day));
    expect(days).toContain(1);
    expect(Math.max(...days)).toBeGreaterThan(1);
    await on.restart(0);
    expect((await finished(on, id)).minds.flatMap(({ motives }) => motives.map(({ day }) => day))).toEqual(days);
  }));

test('a bot plays for an absent player, consistent with their claims, and gives the seat back', () =>
  serving(async (on) => {
    const table = await solo(on, 'classic', { ai_seats: seven('standard') });
    const [anna] = table.seats as [TestSeat];
    const match = await matchIn(on, table.code);
    const me = match.begin.sitters.findIndex(({ player }) => player === anna.id);
    const mine = () =>
      match.rows.flatMap(({ command }) => (command.type === 'act' && command.seat === me ? [command] : []));
    const last = () => match.rows.findLast(({ command }) => command.type === 'hand_over')?.command;
    must(await anna.client.ask('send_message', { text: 'I am the Seer.' }));
    anna.client.socket.disconnect();
    await on.settled();
    await on.pass(59_000);
    expect(last()).toBeUndefined();
    await on.pass(1_000);
    expect(last()).toMatchObject({ seat: me, to: 'bot' });
    while (!mine().some(({ act }) => act === 'vote')) await on.pass(500);
    for (const { text = '' } of mine()) expect(text).not.toMatch(/\bI(’m| am) (the|a) (?!Seer)[A-Z]/);
    await anna.client.reconnect(on.url);
    must(await anna.client.ask('resume', { token: anna.token, stream: 'log' }));
    await on.settled();
    expect(last()).toMatchObject({ seat: me, to: 'player' });
    const count = mine().length;
    await on.pass(60_000);
    expect(mine()).toHaveLength(count);
  }));
