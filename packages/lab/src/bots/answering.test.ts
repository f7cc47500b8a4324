import { describe, expect, test } from 'vitest';
import { TestTable } from '../testing/test-table.ts';

const cards = ['werewolf', 'werewolf', 'villager', 'villager', 'villager', 'seer', 'doctor'];
const [ANNA, BOT, NEXT, LAST] = [1, 2, 3, 6] as const;
const table = (language: string) => new TestTable('answering', { rules: 'classic', cards, language });
const nameOf = (at: TestTable, seat: number) => at.game.seat(seat).name;

describe.each([
  ['en', (bot: string, whom: string) => `${bot}, what do you think about ${whom}?`, 'who do you all suspect?'],
  ['de', (bot: string, whom: string) => `${bot}, was hältst du von ${whom}?`, 'wen verdächtigt ihr?'],
  ['hi', (bot: string, whom: string) => `${bot}, ${whom} के बारे में क्या सोचते हो?`, 'किस पर शक है सबको?'],
  ['ja', (bot: string, whom: string) => `${bot}さん、${whom}さんをどう思う？`, 'みんな誰が怪しいと思う？'],
])('in %s', (language, opinion, open) => {
  test('a bot asked about a player says what it thinks of them, once', () => {
    const at = table(language);
    at.listensTo(BOT);
    at.writes(ANNA, opinion(nameOf(at, BOT), nameOf(at, LAST)));
    const said = at.asks(BOT).said;
    expect(said.some((act) => act.type === 'chat' || ('seat' in act && act.seat === LAST))).toBe(true);
    expect(at.asks(BOT).said.filter((act) => 'seat' in act && act.seat === LAST && act.type !== 'intend')).toEqual([]);
  });
  test('a question to everyone is answered by the next two seats', () => {
    const at = table(language);
    for (const seat of [BOT, NEXT, LAST]) at.listensTo(seat);
    at.writes(ANNA, open);
    const answers = [BOT, NEXT, LAST].map((seat) => at.asks(seat).said.some(({ type }) => type === 'suspect'));
    expect(answers).toEqual([true, true, false]);
  });
});

test('"why X?" is answered by the first who wants X out, with a reason', () => {
  const at = table('en');
  const wanted = at.listensTo(BOT).findLast(({ type }) => type === 'intend');
  const whom = wanted?.type === 'intend' ? (wanted.seat ?? -1) : -1;
  at.writes(whom === ANNA ? LAST : ANNA, `why ${nameOf(at, whom)}?`);
  expect(at.asks(BOT).said).toContainEqual(expect.objectContaining({ type: 'suspect', seat: whom }));
});
