import { type Completion, type CompletionRequest, type Port, PortFailure } from '@moonrise/bots/llm';
import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/ai/memory-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { PromptLog, promptsOf } from './prompt-log.ts';

const request = (seat: string, turn: string): CompletionRequest => ({
  system: ['THE RULES', seat],
  messages: [{ from: 'table', text: turn }],
  schema: {},
  maxOutputTokens: 1,
});
const answering = (text: string): Port => ({
  complete: async (): Promise<Completion> => ({ text, end: 'stop', usage: null }),
});
const failing = (fault: PortFailure['fault']): Port => ({
  complete: async () => {
    throw new PortFailure(fault);
  },
});
const signal = new AbortController().signal;
const fail = (error: unknown): never => {
  throw error;
};

test('every prompt and raw answer is kept whole, though only what is new is stored', async () => {
  const { store } = new MemoryStore();
  const clock = new ManualClock();
  const record = 'a long record of everything that happened. '.repeat(100);
  const log = new PromptLog(store, clock, 'g');
  const ask = (port: Port, seat: number, told: CompletionRequest, by = log) =>
    by.keeping(port, seat, 'haiku', () => '1.day.1', fail).complete(told, signal);
  await ask(answering('first'), 0, request(record, 'turn 1'));
  await ask(answering('other'), 1, request('another seat', 'turn 1'));
  await ask(answering('```second'), 0, request(`${record}more`, 'turn 2'));
  await ask(failing('busy'), 0, request(`${record}more`, 'turn 3')).catch(() => {});
  await ask(failing('over_budget'), 0, request(`${record}more`, 'never sent')).catch(() => {});
  const afterRestart = new PromptLog(store, clock, 'g');
  await ask(answering('third'), 0, request(`${record}more`, 'turn 4'), afterRestart);
  await new Promise((resolve) => setImmediate(resolve));

  const calls = await promptsOf(store, 'g');
  expect(calls.map(({ seat, system, messages, answer, fault }) => [seat, system, ...messages, answer, fault])).toEqual([
    [0, `THE RULES\n\n${record}`, 'turn 1', 'first', null],
    [1, 'THE RULES\n\nanother seat', 'turn 1', 'other', null],
    [0, `THE RULES\n\n${record}more`, 'turn 2', '```second', null],
    [0, `THE RULES\n\n${record}more`, 'turn 3', null, 'busy'],
    [0, `THE RULES\n\n${record}more`, 'turn 4', 'third', null],
  ]);
  expect(calls[0]).toMatchObject({ model: 'haiku', frame: '1.day.1' });
  const rows = await store.read('ai-prompts/g');
  expect(JSON.stringify(rows[2]).length).toBeLessThan(500);
});
