import { type CompletionRequest, firstIds, type Port } from '@moonrise/bots/llm';
import { readModels } from '@moonrise/bots/models';
import { expect, test } from 'vitest';
import { playPlanned } from '../games/play-planned.ts';
import { AnswerBook } from '../models/answer-book.ts';
import { FREELY } from '../models/arena-budget.ts';
import { ModelDesk } from '../models/model-desk.ts';
import { scheduleOf } from '../pairing/schedule.ts';
import { readPlan } from '../plan/read-plan.ts';
import { fullSeating } from './seating.ts';

const definitions = readModels(
  'models: { m: { provider: gemini, model: m, base_url: "http://127.0.0.1" } }',
  {},
  () => '',
);
const textOf = ({ system, messages }: Pick<CompletionRequest, 'system' | 'messages'>): string =>
  [...system, ...messages.map(({ text }) => text)].join('\n\n');
/** Takes the first choice, says something, and now and then notes something. */
const talker: Port = {
  complete: async (request) => {
    const { schema } = request as unknown as { schema: { properties: { choice: { items: { enum: string[] } } } } };
    const text = textOf(request);
    const say = `I have ${text.length} doubts about the last vote.`;
    const notes = text.length % 4 === 0 ? 'Remember the last vote.' : '';
    const choice = firstIds(schema.properties.choice.items.enum, text);
    return { text: JSON.stringify({ reasoning: '', notes, say, choice }), end: 'stop', usage: null };
  },
};

test.each([
  ['classic', 16],
  ['launch', 16],
  ['moonrise', 12],
  ['one-night', 10],
  ['aiwolf', 9],
])(
  '%s with %i players: two following calls of a seat share nine tenths of the shorter prompt',
  async (rules, players) => {
    if (typeof definitions === 'string') throw new Error(definitions);
    const plan = readPlan(
      `{ name: a, seed: s, deals: 1, pairing: mixed, tables: [{ rules: ${rules}, players: ${players} }], players: { mo: { model: m }, easy: { bot: easy } } }`,
      ['m'],
    );
    const [planned] = scheduleOf(plan);
    const desks = new Map(definitions.map((one) => ['mo', new ModelDesk(one, FREELY, talker)]));
    const seating = fullSeating(plan, desks, new AnswerBook([], () => {}));
    const { row, moves } = await playPlanned(plan, planned as NonNullable<typeof planned>, seating);
    expect(row.usage.mo).toMatchObject({ fallbacks: 0, failures: 0 });
    const last = new Map<number, string>();
    const low: string[] = [];
    for (const { seat, phase, day, prompt } of moves) {
      if (prompt === null) continue;
      const text = textOf(JSON.parse(prompt));
      const before = last.get(seat);
      last.set(seat, text);
      if (before === undefined || summariesIn(text) > summariesIn(before)) continue;
      const share = sharedPrefix(before, text) / Math.min(before.length, text.length);
      if (share < 0.9) low.push(`seat ${seat}, ${phase} ${day}: ${share.toFixed(3)}`);
    }
    expect(low).toEqual([]);
  },
);
const summariesIn = (text: string): number => text.split('[summary of ').length;
function sharedPrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
