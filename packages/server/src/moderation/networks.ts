import { isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;
type Version = keyof typeof BITS;
const MAPPED = 0xffffn; // before an IPv4 address in IPv6, however it is written

/** The number of an address, or undefined. IPv4 in IPv6 counts as IPv4. */
function numberOf(text: string): { readonly version: Version; readonly value: bigint } | undefined {
  const bare = text.trim().replace(/%.*$/, '').toLowerCase();
  if (isIP(bare) === 4) return { version: 4, value: joined(bare.split('.').map(Number), 8) };
  if (isIP(bare) !== 6) return undefined;
  const dotted = bare.replace(/\d+\.\d+\.\d+\.\d+$/, (four) => {
    const [a = 0, b = 0, c = 0, d = 0] = four.split('.').map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = dotted.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array<number>(8 - left.length - right.length).fill(0);
  const value = joined([...left, ...zeros, ...right], 16);
  return value >> 32n === MAPPED ? { version: 4, value: value & 0xffff_ffffn } : { version: 6, value };
}
const joined = (parts: readonly number[], bits: number): bigint =>
  parts.reduce((value, part) => (value << BigInt(bits)) | BigInt(part), 0n);

function textOf(version: Version, value: bigint): string {
  const part = (bits: number, from: number) => Number((value >> BigInt(from)) & ((1n << BigInt(bits)) - 1n));
  if (version === 4) return [24, 16, 8, 0].map((from) => part(8, from)).join('.');
  const groups = [112, 96, 80, 64, 48, 32, 16, 0].map((from) => part(16, from).toString(16)).join(':');
  return groups.replace(/(^|:)0(:0)*(:0)+$/, '::'); // zeros at the end, as networks have them
}

/** The network of this length around an address, as CIDR; undefined: not an address. */
function networkAround(address: string, length: number | undefined): string | undefined {
  const number = numberOf(address);
  if (!number) return undefined;
  const most = BITS[number.version];
  const bits = length ?? most;
  if (bits > most) return undefined;
  const rest = BigInt(most - bits);
  return `${textOf(number.version, (number.value >> rest) << rest)}/${bits}`;
}

/** A network in its one spelling; an address alone is a network of its own. Undefined: it is neither. */
export function parseNetwork(text: string): string | undefined {
  const [, address, length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  return address === undefined ? undefined : networkAround(address, length === undefined ? undefined : Number(length));
}
/** The network of one visitor: an IPv4 address, or an IPv6 /64. */
export const networkOf = (address: string): string | undefined =>
  networkAround(address, numberOf(address)?.version === 6 ? 64 : undefined);

/** How many addresses a network has compared with what one visitor has, as a power of two: 0 for one visitor. */
export function widthOf(network: string): number {
  const [address = '', length] = network.split('/');
  return (isIP(address) === 4 ? 32 : 64) - Number(length);
}

/** All networks that an address may be in, of these lengths: the keys to look up. */
export const networksAround = (address: string, lengths: Iterable<number>): readonly string[] =>
  [...lengths].flatMap((length) => networkAround(address, length) ?? []);
export const lengthOf = (network: string): number => Number(network.split('/')[1]);
