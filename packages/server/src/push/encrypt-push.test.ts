import { expect, test } from 'vitest';
import { encryptPush, isPushKey } from './encrypt-push.ts';

// The keys of the example in RFC 8291, appendix A.
const address = {
  endpoint: 'https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
test('all messages have the same size, and no two are the same', () => {
  const [a, b] = ['x', 'y'.repeat(200)].map((text) => encryptPush(text, address)) as [Buffer, Buffer];
  expect(a.length).toBe(b.length);
  expect(encryptPush('x', address)).not.toEqual(a);
});
test.each([
  ['no point', { ...address, p256dh: 'B'.repeat(87) }],
  ['nothing', { ...address, p256dh: '' }],
  ['a short secret', { ...address, auth: 'BTBZ' }],
])('keys that are %s are none', (_, wrong) => {
  expect(isPushKey(address)).toBe(true);
  expect(isPushKey(wrong)).toBe(false);
});
