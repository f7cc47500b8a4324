import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { refuseWith } from '@moonrise/protocol';
import type { Settings } from '../settings/settings.ts';

export const wrongHost = refuseWith(
  'wrong_host',
  'This server does not know the name in the address. Open it by its IP address, or let the operator set PUBLIC_URL to the address that people open.',
);

const machine = hostname().toLowerCase();

/**
 * Checks the Host header. A hostile page can let its own name point to this server (DNS rebinding), and would then count as our own
 * page. It needs a name in the public DNS for that, so addresses and names of the local network are accepted.
 */
export function isAllowedHost({ host }: IncomingHttpHeaders, { publicUrl, host: listening }: Settings): boolean {
  if (host === undefined) return true; // no browser
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  const name = plain?.toLowerCase().replace(/\.$/, '');
  if (!name) return false;
  if (isIP(name) === 4 || !name.includes('.') || name.endsWith('.localhost')) return true;
  const own = [machine, `${machine.split('.')[0]}.local`, listening.toLowerCase()];
  return own.includes(name) || (publicUrl !== null && name === new URL(publicUrl).hostname);
}
