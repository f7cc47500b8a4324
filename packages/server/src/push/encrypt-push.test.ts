import { expect, test } from 'vitest';
import { encryptPush, isPushKey } from './encrypt-push.ts';

// The example of RFC 8291, appendix A.
const address = {
  endpoint: 'https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const keys = {
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
};

test('it encrypts the example of the standard as the standard does', () => {
  const sealed = encryptPush('When I grow up, I want to be a watermelon', address, keys);
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
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
