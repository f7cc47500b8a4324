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

test('a line is cleaned and accepted', () => {
  expect(table().say('anna', ' hello\nall ')).toBe('hello all');
});

test('the sixth line at once is refused; other players are not limited; after two seconds one more is allowed', () => {
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

test('of a thousand lines at once five are accepted', () => {
  const { say } = table();
  const heard = Array.from({ length: 1_000 }, (_, i) => say('anna', `${'x'.repeat(i % 7)} number ${i} of many`));
  expect(heard.filter((line) => !line.startsWith('rate_limited')).length).toBe(5);
});

test('a player cannot repeat a line at once; other players can say it, and the same player can later', () => {
  const { clock, say } = table();
  expect(say('anna', 'Bo is the wolf')).toBe('Bo is the wolf');
  expect(say('anna', 'bo is the WOLF!')).toBe(
    'repeated_text: You just said that. Say something new, or wait a little.',
  );
  expect(say('bo', 'Bo is the wolf')).toBe('Bo is the wolf');
  clock.now += 30_000;
  expect(say('anna', 'Bo is the wolf')).toBe('Bo is the wolf');
});

test('a line that the rules refuse is not remembered', () => {
  const { chat } = table();
  expect(chat.take('anna', 'Bo is the wolf').ok).toBe(true);
  expect(chat.take('anna', 'Bo is the wolf').ok).toBe(true);
});

test('old lines are forgotten', () => {
  const { clock, chat, say } = table();
  for (let i = 0; i < 1_000; i++) say(`somebody-${i}`, 'hello there');
  expect(chat.size).toBe(1_000);
  clock.now += 31_000;
  say('anna', 'hello there');
  expect(chat.size).toBe(1);
});
