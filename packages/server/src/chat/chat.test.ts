import { expect, test } from 'vitest';
import { Guards } from '../limits/guards.ts';
import { defaultLimits } from '../limits/limits.ts';
import { Chat } from './chat.ts';

function table() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const chat = new Chat(defaultLimits, now);
  const guards = new Guards(defaultLimits, now);
  const say = (sender: string, typed: string) => {
    const tooFast = guards.take('chat', sender);
    const taken = tooFast ?? chat.take(sender, typed);
    if (!taken.ok) return `${taken.error.code}: ${taken.error.message}`;
    chat.said(sender, taken);
    return taken.text;
  };
  return { clock, chat, say };
}

test('a line is cleaned and heard', () => {
  expect(table().say('anna', ' hello\nall ')).toBe('hello all');
});

test('the sixth line in a breath is refused; others are not; in two seconds it goes on', () => {
  const { clock, say } = table();
  const lines = ['one thing', 'and another', 'then a third', 'look at this', 'wait for me'];
  for (const line of lines) expect(say('anna', line)).toBe(line);
  expect(say('anna', 'a sixth line')).toBe(
    'rate_limited: You are writing too fast for the others to read. Try again in 2 seconds.',
  );
  expect(say('bo', 'hello')).toBe('hello');
  clock.now += 2_000;
  expect(say('anna', 'a sixth line')).toBe('a sixth line');
});

test('of a burst of a thousand lines five are heard', () => {
  const { say } = table();
  const heard = Array.from({ length: 1_000 }, (_, i) => say('anna', `${'x'.repeat(i % 7)} number ${i} of many`));
  expect(heard.filter((line) => !line.startsWith('rate_limited')).length).toBe(5);
});

test('one does not repeat oneself, others may say the same, and later it may be news', () => {
  const { clock, say } = table();
  expect(say('anna', 'Bo is the wolf')).toBe('Bo is the wolf');
  expect(say('anna', 'bo is the WOLF!')).toBe(
    'repeated_text: You just said that. Say something new, or wait a little.',
  );
  expect(say('bo', 'Bo is the wolf')).toBe('Bo is the wolf');
  clock.now += 30_000;
  expect(say('anna', 'Bo is the wolf')).toBe('Bo is the wolf');
});

test('what the rules refused was not said', () => {
  const { chat } = table();
  expect(chat.take('anna', 'Bo is the wolf').ok).toBe(true);
  expect(chat.take('anna', 'Bo is the wolf').ok).toBe(true);
});

test('what no longer matters is forgotten', () => {
  const { clock, chat, say } = table();
  for (let i = 0; i < 1_000; i++) say(`somebody-${i}`, 'hello there');
  expect(chat.size).toBe(1_000);
  clock.now += 31_000;
  say('anna', 'hello there');
  expect(chat.size).toBe(1);
});
