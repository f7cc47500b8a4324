import { expect, test } from 'vitest';
import { clientAddress, networks, networksOf, type Trust, trustNone, visitorKey } from './addresses.ts';

const hops =
  (count: number): Trust =>
  (_, hop) =>
    hop < count;
const ours: Trust = networks('loopback,10.0.0.0/8')!;

test.each<[string, string, string | undefined, Trust, string]>([
  ['no header', '203.0.113.5', undefined, trustNone, '203.0.113.5'],
  ['an untrusted header', '203.0.113.5', '198.51.100.1', trustNone, '203.0.113.5'],
  ['an untrusted header with a list of proxies', '203.0.113.5', '198.51.100.1', ours, '203.0.113.5'],
  ['our proxy', '127.0.0.1', '203.0.113.5', ours, '203.0.113.5'],
  ['our proxy, as an IPv4-mapped IPv6 address', '::ffff:127.0.0.1', '203.0.113.5', ours, '203.0.113.5'],
  ['our proxy without a header', '127.0.0.1', undefined, ours, '127.0.0.1'],
  ['our proxy with an empty header', '127.0.0.1', '', ours, '127.0.0.1'],
  ['two of our proxies', '127.0.0.1', '203.0.113.5, 10.1.2.3', ours, '203.0.113.5'],
  ['a forged address before the real one', '127.0.0.1', '1.2.3.4, 203.0.113.5', ours, '203.0.113.5'],
  ['many forged ones', '127.0.0.1', '1.1.1.1,2.2.2.2,3.3.3.3,203.0.113.5', ours, '203.0.113.5'],
  ['a forged one that looks like ours', '127.0.0.1', '10.9.9.9, 203.0.113.5', ours, '203.0.113.5'],
  ['all addresses are ours', '127.0.0.1', '10.0.0.7, 10.0.0.8', ours, '10.0.0.7'],
  ['nonsense', '127.0.0.1', 'unknown', ours, '127.0.0.1'],
  ['nonsense before the real one', '127.0.0.1', '<script>, 203.0.113.5', ours, '203.0.113.5'],
  ['a port', '127.0.0.1', '203.0.113.5:4711', ours, '127.0.0.1'],
  ['one hop', '198.51.100.7', '203.0.113.5', hops(1), '203.0.113.5'],
  ['one hop and a forged one', '198.51.100.7', '1.2.3.4, 203.0.113.5', hops(1), '203.0.113.5'],
  ['two hops', '198.51.100.7', '203.0.113.5, 198.51.100.8', hops(2), '203.0.113.5'],
  ['two hops, one named', '198.51.100.7', '203.0.113.5', hops(2), '203.0.113.5'],
  ['IPv6', '127.0.0.1', '[2001:db8::1]', ours, '2001:db8::1'],
  ['IPv6 with a zone', 'fe80::1%eth0', undefined, ours, 'fe80::1'],
])('%s', (_, connected, header, trust, client) => {
  expect(clientAddress(connected, header, trust)).toBe(client);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key);
});

test('two addresses of one /64 are one visitor, of two are two', () => {
  expect(visitorKey('2001:db8:1:2:a::1')).toBe(visitorKey('2001:db8:1:2:b::2'));
  expect(visitorKey('2001:db8:1:2::1')).not.toBe(visitorKey('2001:db8:1:3::1'));
});

test.each([
  ['203.0.113.5', []],
  ['2001:db8:1:2f3::1', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:1:ffff::1', ['2001:db8:1:ff00::/56', '2001:db8:1::/48']],
  ['nonsense', []],
])('%s also counts for %o', (address, wider) => {
  expect(networksOf(visitorKey(address))).toEqual([visitorKey(address), ...wider]);
});

test.each([
  ['192.168.0.0/16', '192.168.7.7', true],
  ['192.168.0.0/16', '192.169.7.7', false],
  ['192.168.0.0/16', '::ffff:192.168.7.7', true],
  ['203.0.113.5', '203.0.113.5', true],
  ['203.0.113.5', '203.0.113.6', false],
  ['2001:db8::/48', '2001:db8:0:9::1', true],
  ['2001:db8::/48', '2001:db9::1', false],
  ['loopback', '::1', true],
  ['private', '172.20.0.1', true],
  ['loopback, 10.0.0.1', '10.0.0.1', true],
  ['loopback', 'nonsense', false],
])('%s contains %s: %s', (list, address, isIn) => {
  expect(networks(list)?.(address)).toBe(isIn);
});

test.each(['', 'everybody', '10.0.0.0/33', '2001:db8::/129', '10.0.0/8', '10.0.0.1,', '10.0.0.1/x'])(
  '%j is not a list of networks',
  (list) => {
    expect(networks(list)).toBeUndefined();
  },
);
