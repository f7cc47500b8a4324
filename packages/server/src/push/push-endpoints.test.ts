import { expect, test } from 'vitest';
import { isPublicAddress, PushEndpoints } from './push-endpoints.ts';

const endpoints = new PushEndpoints(['https://10.0.0.7:8443']);

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://8.8.8.8/abc',
  'https://[2606:4700::1111]/abc',
  'https://10.0.0.7:8443/abc', // named by the operator
])('%s is allowed', (endpoint) => {
  expect(endpoints.isAllowed(endpoint)).toBe(true);
});
test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'http://10.0.0.7:8443/abc',
  'https://10.0.0.7/abc', // another port
  'https://10.0.0.8:8443/abc',
  'https://127.0.0.1/abc',
  'https://127.1/abc',
  'https://2130706433/abc',
  'https://0x7f.0.0.1/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[::ffff:7f00:1]/abc',
  'https://[fd00::1]/abc',
  'https://[fe80::1]/abc',
  'https://[64:ff9b::7f00:1]/abc',
  'https://[2002:7f00:1::]/abc',
  'https://localhost/abc',
  'https://redis/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'ftp://fcm.googleapis.com/abc',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  'abc',
  '',
])('%s is refused', (endpoint) => {
  expect(endpoints.isAllowed(endpoint)).toBe(false);
});
test('a name that leads into a private network is not connected to', async () => {
  const found = await new Promise((resolve) =>
    endpoints.lookupFor('https://localhost.example/abc')('localhost', {}, (error, address) =>
      resolve(error ?? address),
    ),
  );
  expect(String(found)).toContain('does not lead to a public address');
});
test('only whole addresses are public', () => {
  expect(isPublicAddress('example.com')).toBe(false);
  expect(isPublicAddress('1.1.1.1')).toBe(true);
});
