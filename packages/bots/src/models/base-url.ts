import { BlockList, isIP } from 'node:net';

const own = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  own.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(network, prefix, 'ipv6');

/** True for a host in the local network. A host name without a dot counts as one. */
export function isOwnNetwork(baseUrl: string): boolean {
  const host = new URL(baseUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  if (family === 0) return !host.includes('.');
  return own.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
/** True for plain http to another network. */
export const isUnencrypted = (baseUrl: string): boolean =>
  new URL(baseUrl).protocol === 'http:' && !isOwnNetwork(baseUrl);

/** An http(s) address without a user, a query or a fragment. */
export function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}
