import type { SpeechAct } from '@moonrise/bots';
import { describe, expect, test } from 'vitest';
import { TestTable as Table } from '../testing/test-table.ts';

const cards = ['werewolf', 'werewolf', 'villager', 'villager', 'villager', 'seer', 'doctor'];
const [WOLF, BOT, ANNA, BEN, SEER, DOCTOR] = [0, 2, 3, 4, 5, 6] as const;

class TestTable extends Table {
  constructor(seed: string, language = 'en') {
    super(seed, { rules: 'classic', cards, language });
  }
  /** The vote the bot announces after it has said everything. */
  target(seat: number): number {
    const said = this.listensTo(seat).findLast(({ type }) => type === 'intend');
    return said?.type === 'intend' ? (said.seat ?? -1) : -1;
  }
}
const seeds = Array.from({ length: 6 }, (_, i) => `why ${i}`);
const suspicions = (acts: readonly SpeechAct[]) => acts.filter(({ type }) => type === 'suspect');

describe.each([
  ['en', 'why me?', (name: string) => `${name}, why do you suspect me?`],
  ['de', 'warum ich?', (name: string) => `${name}, warum verdächtigst du mich?`],
  ['hi', 'मैं ही क्यों?', (name: string) => `${name}, मुझ पर शक क्यों?`],
  ['ja', 'なんで私？', (name: string) => `${name}さん、なんで私を疑うの？`],
])('in %s', (language, anybody, named) => {
  test.each(seeds)('"why me?" is answered once (%s)', (seed) => {
    const table = new TestTable(seed, language);
    const asker = table.target(BOT);
    table.writes(asker, anybody);
    const [answer, ...more] = suspicions(table.asks(BOT).said);
    expect(answer).toMatchObject({ seat: asker, because: { type: expect.any(String) } });
    expect(more).toEqual([]);
    expect(suspicions(table.listensTo(BOT))).toEqual([]);
  });

  test('a bot that is addressed answers, even if others voted the same', () => {
    const table = new TestTable('named', language);
    const asker = table.target(BOT);
    const other = [ANNA, BEN, DOCTOR].find((seat) => seat !== asker) ?? ANNA;
    table.says(other, { type: 'intend', seat: asker });
    table.writes(asker, named(table.game.seat(BOT).name));
    expect(suspicions(table.asks(BOT).said)).toMatchObject([{ seat: asker, because: {} }]);
  });
});

test('of several accusers one answers', () => {
  const table = new TestTable('several');
  const asker = table.target(BOT);
  table.says(WOLF, { type: 'intend', seat: asker }).asks(BOT);
  table.writes(asker, 'why me?');
  expect(suspicions(table.asks(BOT).said)).toEqual([]); // only the first of them is asked
});

test('a bot with a result repeats it', () => {
  const table = new TestTable('found').toTheSecondDay((night) => {
    night.asks(SEER); // so that the bot has a memory
    night.act(SEER, 'scan', WOLF);
  });
  table.listensTo(SEER);
  table.writes(WOLF, 'why did you vote for me?');
  expect(table.asks(SEER).said).toContainEqual({
    type: 'report',
    key: 'scanned',
    about: [WOLF],
    answer: 'werewolf',
    day: 1,
  });
});

test('a bot asked by a player it never accused names its suspect', () => {
  const table = new TestTable('nobody');
  const suspect = table.target(BOT);
  const asker = [ANNA, BEN].find((seat) => seat !== suspect) ?? ANNA;
  table.writes(asker, `${table.game.seat(BOT).name}, why do you suspect me?`);
  expect(suspicions(table.asks(BOT).said)).toMatchObject([{ seat: suspect }]);
});

test('"me too" repeats the vote before it: a threatened bot speaks up', () => {
  const claims = (...words: readonly string[]) => {
    const table = new TestTable('second');
    table.listensTo(BOT);
    table.says(ANNA, { type: 'intend', seat: BOT });
    for (const [i, text] of words.entries()) table.writes([BEN, DOCTOR][i] ?? WOLF, text);
    return table.listensTo(BOT).some(({ type }) => type === 'claim');
  };
  expect(claims('yes, me too', 'i agree')).toBe(true);
  expect(claims('hm', 'not sure')).toBe(false);
});
