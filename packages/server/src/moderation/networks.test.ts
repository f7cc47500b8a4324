import { expect, test } from 'vitest';
import { networkOf, networksAround, parseNetwork } from './networks.ts';

test.each([
  ['203.0.113.9', '203.0.113.9/32'],
  ['203.0.113.9/24', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9/32'],
  ['::ffff:cb00:7109', '203.0.113.9/32'],
  ['0:0:0:0:0:FFFF:CB00:7109', '203.0.113.9/32'],
  ['2001:DB8::1/48', '2001:db8::/48'],
  ['2001:db8:0:0:1:2:3:4/64', '2001:db8::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6/128'],
  ['::1', '0:0:0:0:0:0:0:1/128'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['203.0.113.9/33', undefined],
  ['203.0.113', undefined],
  ['2001:db8::/129', undefined],
  ['example.org', undefined],
  ['', undefined],
])('%s is the network %s', (text, network) => {
  expect(parseNetwork(text)).toBe(network);
  if (network !== undefined) expect(parseNetwork(network)).toBe(network);
});

test('a visitor has one IPv4 address or a whole IPv6 /64', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9/32');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9/32');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('gone')).toBeUndefined();
});

test('an address is looked up in networks of its own kind only', () => {
  expect(networksAround('203.0.113.9', [24, 64, 32])).toEqual(['203.0.113.0/24', '203.0.113.9/32']);
  expect(networksAround('2001:db8:1:2::9', [24, 64])).toEqual(['2001:d00::/24', '2001:db8:1:2::/64']);
});
