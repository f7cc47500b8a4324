import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { plainAddress } from '../limits/addresses.ts';

const MOST = 1_000; // characters

/** Networks that are not the public internet: a browser must not make the server send requests there. */
const closed = new BlockList();
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
];
const MORE_V4 = [
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
];
for (const block of [...V4, ...MORE_V4, '224.0.0.0/3']) {
  const [base = '', bits] = block.split('/');
  closed.addSubnet(base, Number(bits), 'ipv4');
}
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
/** Parts of 2000::/3 that are not public, or hide an IPv4 address: Teredo, documentation, 6to4. */
for (const [base, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(base, bits, 'ipv6');

export function isPublicAddress(text: string): boolean {
  const address = plainAddress(text);
  if (address === undefined) return false;
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Which endpoints the server sends to: https, and at a public address unless the operator named their origin. */
export class PushEndpoints {
  private readonly origins: readonly string[];
  constructor(origins: readonly string[]) {
    this.origins = origins;
  }
  /** Judges an endpoint as the browser sent it. What its name leads to is judged at each connection. */
  isAllowed(endpoint: string): boolean {
    if (endpoint.length > MOST || !URL.canParse(endpoint)) return false;
    const { protocol, hostname, origin, username, password } = new URL(endpoint);
    if (protocol !== 'https:' || username !== '' || password !== '') return false;
    if (this.origins.includes(origin)) return true;
    const address = plainAddress(hostname);
    return address === undefined ? hostname.includes('.') : isPublicAddress(address);
  }
  /** Finds the address of a name, and connects to that very address or not at all. */
  lookupFor(endpoint: string): LookupFunction {
    if (this.origins.includes(new URL(endpoint).origin)) return lookup as LookupFunction;
    return (hostname, options, done) =>
      lookup(hostname, { ...options, all: true }, (error, found) => {
        if (error) return done(error, '');
        const good = found.filter(({ address }) => isPublicAddress(address));
        const [first] = good;
        if (!first) return done(new Error('the name of the push service does not lead to a public address'), '');
        if (options.all) return done(null, good);
        return done(null, first.address, first.family);
      });
  }
}
