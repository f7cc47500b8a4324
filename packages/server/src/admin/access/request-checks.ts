import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../limits/addresses.ts';
import type { Settings } from '../../settings/settings.ts';
import { type AdminSettings, isLoopbackHost } from '../admin-settings.ts';
import { RefusedAdminRequest } from './admin-refusal.ts';
import { type CookieRules, cookieRules } from './cookies.ts';

interface CheckWorld {
  readonly admin: AdminSettings;
  readonly settings: Pick<Settings, 'trustProxy' | 'isUnlimited'> & Settings;
}
/** What is known of the way a request came. */
export interface RequestWay {
  readonly address: string; // of the client
  readonly origin: string; // what a page of ours would send as Origin
  readonly cookie: CookieRules;
}

/** Checks where a request is sent and how it came, before anything is read from it. */
export function wayOf(request: FastifyRequest, { admin, settings }: CheckWorld): RequestWay {
  const { host = '' } = request.headers;
  const isUrl = admin.url !== null && host === admin.url.host;
  const name = /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+))(?::\d{1,5})?$/.exec(host);
  const isLocal = name !== null && isLoopbackHost(name[1] ?? name[2] ?? '');
  if (!isUrl && !isLocal)
    throw new RefusedAdminRequest(
      'bad_host',
      'This server is not called that: open it by 127.0.0.1, or set MOONRISE_ADMIN_URL.',
    );
  const { remoteAddress = '' } = request.socket;
  const isProxied = settings.trustProxy(remoteAddress, 0) && request.headers['x-forwarded-proto'] !== undefined;
  const isSecure = isProxied
    ? request.headers['x-forwarded-proto'] === 'https'
    : isUrl && admin.url?.protocol === 'https:' && isFromProxy(remoteAddress, settings);
  if (!isSecure && !isLoopbackHost(remoteAddress))
    throw new RefusedAdminRequest(
      'https_needed',
      'From another machine this page needs https: open the address of the proxy.',
    );
  if (!isSecure && !isLocal)
    throw new RefusedAdminRequest('https_needed', 'This page needs https: open its https address.');
  const path = admin.url?.pathname.replace(/\/+$/, '') || '/';
  const own = `${isSecure ? 'https' : 'http'}://${host}`;
  const origin = isSecure && admin.url ? admin.url.origin : own;
  return { address: addressOf(request.raw, settings), origin, cookie: cookieRules(isSecure, path) };
}

/** Another machine that is no proxy of ours could name any host over plain http. */
const isFromProxy = (address: string, { trustProxy }: Pick<Settings, 'trustProxy'>): boolean =>
  isLoopbackHost(address) || trustProxy(address, 0);

const SAME = ['same-origin', 'none']; // none: typed into the address bar

/** Refuses a request that a page of another site has caused. */
export function checkOrigin({ headers, method }: FastifyRequest, { origin }: RequestWay): void {
  const site = headers['sec-fetch-site'];
  const isForeign = headers.origin !== undefined && headers.origin !== origin;
  const isCross = method !== 'GET' && typeof site === 'string' && !SAME.includes(site);
  if (isForeign || isCross)
    throw new RefusedAdminRequest('bad_origin', 'A page of another site cannot use the admin port.');
}
