import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { type RefusedConnection, refusalLog, refusalSentence } from './refusal.ts';

const refused: RefusedConnection = { why: 'crowded', address: '10.0.0.7', name: 'otters3', team: 'otters' };

test('a refusal is one sentence with the team, the address and the reason', () => {
  expect(refusalSentence(refused)).toBe(
    'Refused "otters3" of team "otters" from 10.0.0.7: too many connections of this team are waiting.',
  );
  expect(refusalSentence({ why: 'full', address: '10.0.0.7' })).toBe(
    'Refused a connection from 10.0.0.7: there are too many connections.',
  );
});

test('a name cannot forge lines or colours of the log', () => {
  const sentence = refusalSentence({ why: 'nameless', address: '::1', name: 'a\n\u001b[31m"b\u202e' });
  expect(sentence).toContain('"a\\u{a}\\u{1b}[31m\\u{22}b\\u{202e}"');
});

test('a program that tries again and again is logged once a minute, with a count', async () => {
  const clock = new HandClock();
  const said: string[] = [];
  const log = refusalLog(clock, (sentence) => said.push(sentence));
  for (let i = 0; i < 5; i++) log(refused);
  expect(said).toHaveLength(1);
  await clock.pass(60_000);
  log(refused);
  expect(said.slice(1)).toEqual([`${refusalSentence(refused)} (4 more times)`, refusalSentence(refused)]);
});

test('a flood of different names is cut off and counted', async () => {
  const clock = new HandClock();
  const said: string[] = [];
  const log = refusalLog(clock, (sentence) => said.push(sentence));
  for (let i = 0; i < 1000; i++) log({ ...refused, name: `x${i}` });
  expect(said).toHaveLength(200);
  await clock.pass(60_000);
  log(refused);
  expect(said.slice(200)).toEqual(['800 other refusals were not printed.', refusalSentence(refused)]);
});
