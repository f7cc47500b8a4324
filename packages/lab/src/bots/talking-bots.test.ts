import type { SpeechAct } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { TestTable as Table } from '../testing/test-table.ts';

const cards = ['werewolf', 'werewolf', 'villager', 'villager', 'villager', 'seer', 'doctor'];
const [WOLF, PACKMATE, BOT, ANNA, BEN, SEER, DOCTOR] = [0, 1, 2, 3, 4, 5, 6] as const;

class TestTable extends Table {
  constructor(seed = 'table', { kind = 'standard', language = 'en' } = {}) {
    super(seed, { rules: 'classic', cards, kind, language });
  }
}
const seeds = Array.from({ length: 12 }, (_, i) => `talk ${i}`);
const types = (acts: readonly SpeechAct[]) => acts.map(({ type }) => type);
const scanned = (about: number, answer: string): SpeechAct =>
  ({ type: 'report', key: 'scanned', about: [about], answer, day: 1 }) as const;

test.each(seeds)('a bot asked for its role tells it or denies being a wolf, once (%s)', (seed) => {
  const table = new TestTable(seed);
  table.listensTo(BOT);
  table.says(ANNA, { type: 'ask', seat: BOT, about: 'role' });
  const { said } = table.asks(BOT);
  expect(said.filter(({ type }) => type === 'claim' || type === 'defend')).toHaveLength(1);
  for (const act of said) if (act.type === 'claim') expect(act.role).toBe('villager');
  expect(types(table.listensTo(BOT))).not.toContain('claim');
});

test.each(seeds)('a bot asked for its vote names one, and votes so (%s)', (seed) => {
  const table = new TestTable(seed);
  table.listensTo(BOT);
  table.says(ANNA, { type: 'ask', seat: BOT, about: 'ballot' });
  const answers = table.asks(BOT).said.filter(({ type }) => type === 'intend');
  expect(answers).toHaveLength(1);
  expect(table.listensTo(BOT)).toEqual([]);
  table.pass();
  const [answer] = answers;
  expect(answer?.type === 'intend' && table.asks(BOT).did).toEqual([answer?.type === 'intend' && answer.seat]);
});

test.each(seeds)('a bot asked for a suspect names one, once (%s)', (seed) => {
  const table = new TestTable(seed);
  table.listensTo(BOT);
  table.says(ANNA, { type: 'ask', seat: BOT, about: 'suspect' });
  expect(types(table.asks(BOT).said)).toContain('suspect');
  expect(table.listensTo(BOT)).toEqual([]);
});

test('two questions at once get two answers', () => {
  const table = new TestTable();
  table.listensTo(BOT);
  table.says(ANNA, { type: 'ask', seat: BOT, about: 'suspect' });
  table.says(BEN, { type: 'ask', seat: BOT, about: 'ballot' });
  expect(types(table.asks(BOT).said)).toEqual(expect.arrayContaining(['suspect', 'intend']));
});

/** Says that it is innocent, contradicts an accuser, or asks why. */
const isDefence = (act: SpeechAct): boolean =>
  act.type === 'defend' ||
  (act.type === 'disagree' && act.seat === ANNA) ||
  (act.type === 'ask' && act.about === 'reason' && act.seat === ANNA);

test.each(seeds)('an accused bot answers each accuser once a day (%s)', (seed) => {
  const table = new TestTable(seed);
  table.listensTo(BOT);
  table.says(ANNA, { type: 'suspect', seat: BOT });
  expect(table.asks(BOT).said.filter(isDefence).length).toBe(1);
  table.says(ANNA, { type: 'intend', seat: BOT });
  expect(table.listensTo(BOT).filter(isDefence)).toEqual([]);
  table.says(BEN, { type: 'suspect', seat: BOT });
  expect(types(table.asks(BOT).said)).toEqual(expect.arrayContaining([expect.stringMatching(/defend|disagree|ask/)]));
});

test('a bot accused by a result denies it', () => {
  const table = new TestTable().toTheSecondDay();
  table.listensTo(BOT);
  table.says(ANNA, { type: 'claim', role: 'seer' }, scanned(BOT, 'werewolf'));
  const said = table.listensTo(BOT);
  expect(types(said)).toContain('disagree');
});

test('some bots agree with a player who has found a wolf', () => {
  const views = seeds.map((seed) => {
    const table = new TestTable(seed).toTheSecondDay();
    table.listensTo(BOT);
    return types(table.says(SEER, { type: 'claim', role: 'seer' }, scanned(WOLF, 'werewolf')).listensTo(BOT));
  });
  const agreed = views.filter((said) => said.includes('agree')).length;
  expect(agreed).toBeGreaterThan(0);
  expect(agreed).toBeLessThan(seeds.length);
});

test.each(seeds)('a hard bot believes an uncontested claim and votes for the player it found (%s)', (seed) => {
  const table = new TestTable(seed, { kind: 'hard' }).toTheSecondDay();
  table.listensTo(BOT);
  table.says(SEER, { type: 'claim', role: 'seer' }, scanned(WOLF, 'werewolf'));
  for (const seat of [ANNA, BEN, DOCTOR, PACKMATE]) table.says(seat, { type: 'chat', mood: 'unsure' });
  table.listensTo(BOT);
  expect(table.pass().asks(BOT).did).toEqual([WOLF]);
});

test('of two claims to a unique card, the true holder disagrees', () => {
  const table = new TestTable().toTheSecondDay((night) => night.act(SEER, 'scan', WOLF));
  expect(types(table.listensTo(SEER))).toEqual(expect.arrayContaining(['claim', 'report']));
  table.says(PACKMATE, { type: 'claim', role: 'seer' }, scanned(BEN, 'villager'));
  expect(table.listensTo(SEER)).toContainEqual({ type: 'disagree', seat: PACKMATE });
});

test('some bots greet on the first day, some mourn a death, and none twice', () => {
  const moods = (table: TestTable) => table.listensTo(BOT).flatMap((act) => (act.type === 'chat' ? [act.mood] : []));
  const first = seeds.map((seed) => moods(new TestTable(seed)));
  expect(first.filter((said) => said.includes('greet')).length).toBeGreaterThan(2);
  const second = seeds.map((seed) => {
    const table = new TestTable(seed).toTheSecondDay((night) =>
      night.act(WOLF, 'kill', ANNA).act(PACKMATE, 'kill', ANNA),
    );
    return moods(table);
  });
  const mourning = second.filter((said) => said.includes('mourn')).length;
  expect(mourning).toBeGreaterThan(0);
  expect(mourning).toBeLessThan(seeds.length);
  for (const said of [...first, ...second]) expect(new Set(said).size).toBe(said.length);
});

test('some bots ask a quiet player, and none asks a player already asked', () => {
  const talk = (seed: string, isAsked: boolean) => {
    const table = new TestTable(seed);
    table.listensTo(BOT);
    for (const seat of [WOLF, PACKMATE, ANNA, SEER, DOCTOR]) table.says(seat, { type: 'chat', mood: 'greet' });
    if (isAsked) table.says(ANNA, { type: 'ask', seat: BEN, about: 'suspect' });
    return table.listensTo(BOT).filter(({ type }) => type === 'ask');
  };
  const asks = seeds.map((seed) => talk(seed, false));
  expect(asks.some((said) => said.length > 0)).toBe(true);
  for (const said of asks.flat()) expect(said).toMatchObject({ seat: BEN });
  expect(seeds.flatMap((seed) => talk(seed, true))).toEqual([]);
});

test.each(seeds)('an accused bot denies it and names its vote, without reasons (%s)', (seed) => {
  const table = new TestTable(seed);
  table.says(ANNA, { type: 'suspect', seat: BOT }, { type: 'intend', seat: BOT });
  const { said } = table.asks(BOT);
  expect(said.filter(isDefence).length).toBe(1);
  expect(types(said)).toContain('intend');
  expect(types(said)).not.toContain('suspect');
});

test('a bot with nothing new to say is silent, however often it is asked', () => {
  const table = new TestTable();
  table.listensTo(BOT);
  for (let i = 0; i < 20; i++) expect(table.asks(BOT)).toEqual({ said: [], did: [] });
  for (let i = 0; i < 20; i++) table.says(ANNA, { type: 'ask', seat: BOT, about: 'ballot' }).asks(BOT);
  expect(table.lines(BOT).length).toBeLessThanOrEqual(6);
});

test('a ballot follows a change of mind', () => {
  const first = seeds.map((seed) => {
    const table = new TestTable(seed, { kind: 'hard' }).toTheSecondDay();
    table.listensTo(BOT);
    const { did } = table.pass().asks(BOT);
    for (const seat of [ANNA, BEN, DOCTOR, PACKMATE]) table.says(seat, { type: 'chat', mood: 'unsure' });
    table.says(SEER, { type: 'claim', role: 'seer' }, scanned(WOLF, 'werewolf'));
    table.listensTo(BOT);
    expect(table.game.ballots('vote')).toContainEqual({ seat: BOT, act: 'vote', targets: [WOLF] });
    return did[0];
  });
  expect(first.some((seat) => seat !== undefined && seat !== WOLF)).toBe(true);
});

test('a bot that takes over a seat keeps its claims, reports and announced votes', () => {
  const table = new TestTable().toTheSecondDay((night) => night.act(SEER, 'scan', WOLF));
  table.says(SEER, { type: 'claim', role: 'seer' }, scanned(WOLF, 'werewolf'), { type: 'intend', seat: WOLF });
  table.says(ANNA, { type: 'ask', seat: SEER, about: 'role' });
  const said = table.listensTo(SEER);
  expect(said.filter(({ type }) => type === 'claim')).toEqual([{ type: 'claim', role: 'seer' }]); // as an answer
  expect(types(said)).not.toContain('report');
  expect(table.pass().asks(SEER).did).toEqual([WOLF]);
});

test('a bot that takes over a wolf continues its story', () => {
  const table = new TestTable().toTheSecondDay();
  table.says(WOLF, { type: 'claim', role: 'seer' }, scanned(ANNA, 'werewolf'));
  table.says(BEN, { type: 'ask', seat: WOLF, about: 'role' }, { type: 'ask', seat: WOLF, about: 'suspect' });
  const said = table.listensTo(WOLF);
  expect(said).toContainEqual({ type: 'claim', role: 'seer' });
  expect(said).toContainEqual({ type: 'intend', seat: ANNA });
  expect(types(said)).not.toContain('report');
});

test('a bot that takes over a lying villager neither repeats nor denies the lie', () => {
  const table = new TestTable().toTheSecondDay();
  table.says(BOT, { type: 'claim', role: 'seer' }, scanned(ANNA, 'villager'));
  table.says(BEN, { type: 'ask', seat: BOT, about: 'role' });
  table.says(DOCTOR, { type: 'intend', seat: BOT }).says(WOLF, { type: 'intend', seat: BOT });
  table.says(PACKMATE, { type: 'intend', seat: BOT });
  const said = types(table.listensTo(BOT));
  expect(said).toContain('defend');
  expect(said).not.toContain('claim');
  expect(said).not.toContain('report');
});

test('a bot that takes over a seat ignores questions of past days', () => {
  const table = new TestTable();
  table.says(ANNA, { type: 'ask', seat: DOCTOR, about: 'role' }).toTheSecondDay();
  expect(types(table.listensTo(DOCTOR))).not.toContain('defend');
});

test('bots talk in the language of the table, with the same meaning', () => {
  const [english, german] = ['en', 'de'].map((language) => new TestTable('language', { language }));
  expect(german?.listensTo(BOT)).toEqual(english?.listensTo(BOT));
  expect(german?.lines(BOT)).not.toEqual(english?.lines(BOT));
});
