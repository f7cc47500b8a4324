import type { Player } from '@moonrise/bots';
import { playerOf, type SpeechAct, say } from '@moonrise/bots';
import { FakeProvider, type ProviderAction } from '@moonrise/bots/llm/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModelSeat, type ModelSeatOptions, warmed } from '../testing/ai/model-seat.ts';
import { dealt, rulesCalled, turnOf } from '../testing/ai/turns.ts';

const rules = rulesCalled('classic');
const turn = turnOf(rules, dealt(rules, ['villager', 'werewolf', 'seer', 'doctor', 'villager']), 0);
const game = turn.view();
const context = { rules, language: 'en', seats: game.seats, me: 0, seed: 'a', recent: [] };
const line = say([{ type: 'suspect', seat: 1 } satisfies SpeechAct], context);
/** Says one line, whatever it is asked. */
const speaker: Player = {
  ...(playerOf('standard') as Player),
  answer: () => ({ answers: [{ slot: 'talk', act: 'say', targets: [], text: line }], memory: null }),
};

let provider: FakeProvider;
beforeAll(async () => {
  provider = await FakeProvider.start();
  await warmed(provider);
});
afterAll(() => provider.stop());

async function heard(action: ProviderAction, options: ModelSeatOptions = {}) {
  provider.script = () => action;
  provider.requests.length = 0;
  const seat = new ModelSeat(provider, { onlyWords: true, fallback: speaker, ...options });
  const { reply, move } = await seat.ask(turn);
  return { answers: reply.answers, move, text: reply.answers[0]?.text, requests: [...provider.requests] };
}
const words = (text: string): ProviderAction => ({ does: 'answer', text: JSON.stringify({ say: text }) });

test('the model words what the bot has decided to say, and learns nothing else', async () => {
  const { answers, move, requests } = await heard(words('hmm Ben is sus'));
  expect(answers).toEqual([{ slot: 'talk', act: 'say', targets: [], text: 'hmm Ben is sus' }]);
  expect(move).toMatchObject({ source: 'model', why: null, calls: 1 });
  expect(move.micros).toBeGreaterThan(0);
  expect(requests).toHaveLength(1);
  const sent = JSON.stringify([requests[0]?.system, requests[0]?.messages]);
  expect(sent).toContain('Ben');
  expect(sent).not.toMatch(/villager/i);
});

test.each<[string, ProviderAction]>([
  ['another player', words('Cleo is sus')],
  ['the opposite', words('Ben is not sus')],
  ['a vote beside it', words('Ben is sus, I vote Ben')],
  ['a claim', words("I'm the seer and Ben is sus")],
  ['nothing of it', words('what a lovely evening')],
  ['no words', words('')],
  ['prose', { does: 'answer', text: 'Ben is sus' }],
  ['an error', { does: 'refuse', status: 500 }],
  ['a wrong key', { does: 'refuse', status: 401 }],
  ['a broken connection', { does: 'drop' }],
  ['nonsense', { does: 'nonsense' }],
  ['a flood', { does: 'flood' }],
])('if the model answers with %s, the bot says its own words', async (_, action) => {
  const { text, move, requests } = await heard(action);
  expect(text).toBe(line);
  expect(move.source).toBe('fallback');
  expect(requests).toHaveLength(1);
});

test('over the budget the model is not asked', async () => {
  const { text, move, requests } = await heard(words('hmm Ben is sus'), { caps: { game: 1 } });
  expect(text).toBe(line);
  expect(move).toMatchObject({ source: 'fallback', why: 'over_budget' });
  expect(requests).toHaveLength(0);
});

test('a silent bot asks for no words', async () => {
  const silent: Player = { ...speaker, answer: () => ({ answers: [], memory: null }) };
  const { answers, move, requests } = await heard(words('hmm Ben is sus'), { fallback: silent });
  expect(answers).toEqual([]);
  expect(move).toMatchObject({ source: 'fallback', why: 'no_choice', calls: 0 });
  expect(requests).toHaveLength(0);
});
