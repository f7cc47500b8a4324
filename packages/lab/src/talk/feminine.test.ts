import { read, type SpeechAct, say, type TalkContext } from '@moonrise/bots';
import { rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';

const rules = rulesOf(rulesets.find(({ id }) => id === 'classic') as (typeof rulesets)[number]);
const seats = ['Mira', 'Tom', 'Sunita', 'Ben', 'Eve'].map((name) => ({ name, alive: true }));
const SUNITA = 2;
const acts: readonly SpeechAct[] = [
  { type: 'suspect', seat: SUNITA },
  { type: 'suspect', seat: SUNITA, because: { type: 'feeling' } },
  { type: 'suspect', seat: SUNITA, because: { type: 'result', by: 1 } },
  { type: 'trust', seat: SUNITA, because: { type: 'feeling' } },
  { type: 'suspect', seat: 1, because: { type: 'voted', whom: SUNITA } },
  { type: 'ask', seat: SUNITA, about: 'role' },
  { type: 'standing', seat: SUNITA, role: 'seer' },
];
const context = (seed: string, feminine: readonly number[]): TalkContext => ({
  rules,
  language: 'hi',
  seats,
  me: 0,
  seed,
  recent: [],
  feminine,
});
const lines = (feminine: readonly number[]) =>
  acts.flatMap((act) => Array.from({ length: 40 }, (_, i) => [act, say([act], context(`${i}`, feminine))] as const));
const FEMININE = /लगती हैं|लगतीं|थीं|सच्ची|गईं|अपनी हैं|बोलती|छिपी|खटकती|बताती|बताएँगी|निकलीं/;
const MASCULINE = /लगते|थे|सच्चे लग|अपने हैं|खटकते|बताते|बताएँगे|निकले/;

test('in Hindi a player who wants it is spoken of in the feminine, and only that player', () => {
  const ofHer = lines([SUNITA]).map(([, line]) => line);
  expect(ofHer.filter((line) => FEMININE.test(line)).length).toBeGreaterThan(50);
  expect(ofHer.filter((line) => MASCULINE.test(line))).toEqual([]);
  const ofNobody = lines([]).map(([, line]) => line);
  expect(ofNobody.filter((line) => FEMININE.test(line))).toEqual([]);
});

test('both forms are read alike', () => {
  for (const feminine of [[], [SUNITA]])
    for (const [act, line] of lines(feminine)) expect([line, read(line, context('', []))]).toEqual([line, [act]]);
});
