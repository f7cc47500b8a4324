import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Settings } from '../settings/settings.ts';

/** True if a forwarded address from this proxy is trusted. `hop`: 0 for the proxy that is connected to us. */
export type Trust = (address: string, hop: number) => boolean;
export const trustNone: Trust = () => false;

/** An address without brackets and zone; IPv4-mapped IPv6 becomes IPv4. Undefined if it is not an address. */
export function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  const address = mapped?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

/** The address of the client: the nearest one that is not a trusted proxy. */
export function clientAddress(connected: string, forwardedFor: string | undefined, trust: Trust): string {
  let client = plainAddress(connected) ?? connected;
  const chain = forwardedFor?.split(',').reverse() ?? [];
  for (const [hop, text] of chain.entries()) {
    if (!trust(client, hop)) return client;
    const next = plainAddress(text);
    if (next === undefined) return client; // an invalid entry ends the chain
    client = next;
  }
  return client;
}

/** The key that limits count by: an IPv4 address, or an IPv6 /64, because a home network usually has a whole /64. */
export function visitorKey(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined || isIP(plain) === 4) return plain ?? address;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * The networks that are counted for a visitor: its own key, and for an IPv6 /64 also the /56 and the /48 around it. A provider gives
 * away whole /56 and /48 networks, so one machine can have thousands of /64 networks.
 */
export function networksOf(visitor: string): readonly string[] {
  const [, site, subnet] = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(visitor) ?? [];
  if (site === undefined || subnet === undefined) return [visitor];
  const home = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [visitor, `${site}${home}::/56`, `${site}:/48`];
}

/** The key that limits count a request by; null: the address is exempt from limits. */
export function visitorOf(request: IncomingMessage, settings: Settings): string | null {
  const address = addressOf(request, settings);
  return settings.isUnlimited(address) ? null : visitorKey(address);
}
export function addressOf({ headers, socket }: IncomingMessage, settings: Settings): string {
  const forwarded = headers['x-forwarded-for'];
  const chain = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  const { remoteAddress: connected = 'gone' } = socket; // a closed connection has none
  return clientAddress(connected, chain, settings.trustProxy);
}

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
};

/** Parses a list of addresses, CIDR blocks, `loopback` and `private`. Undefined if an entry is invalid. */
export function networks(list: string): ((address: string) => boolean) | undefined {
  const blocks = new BlockList();
  const parts = list.split(',').map((part) => part.trim());
  for (const part of parts.flatMap((name) => named[name] ?? [name])) if (!addBlock(blocks, part)) return undefined;
  return (address) => {
    const plain = plainAddress(address);
    return plain !== undefined && blocks.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
  };
}

function addBlock(blocks: BlockList, text: string): boolean {
  const [, base = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(base);
  if (version === 0) return false;
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : Number(length);
  if (bits > most) return false;
  blocks.addSubnet(base, bits, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}
