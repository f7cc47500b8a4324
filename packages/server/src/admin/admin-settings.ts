import { networks } from '../limits/addresses.ts';
import type { AdminValues } from './admin-variables.ts';

/** Who may sign in through an identity provider. */
export interface OidcSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly secret: () => string | null; // a function, so that it is not printed by accident
  readonly admins: readonly string[]; // e-mail addresses or subjects
  readonly moderators: readonly string[];
  readonly claim: string | null;
  readonly adminValue: string | null; // of the claim
  readonly moderatorValue: string | null;
}
export interface AdminSettings {
  readonly host: string;
  readonly port: number; // 0: any free port
  readonly token: () => string | null; // null: only the identity provider
  readonly url: URL | null; // where moderators open the page
  readonly oidc: OidcSettings | null;
}

const isLoopback = networks('loopback');
/** True for a host that only this machine reaches. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || (isLoopback?.(host) ?? false);

/** Null: there is no admin port. A string: what is wrong. */
export function adminSettingsOf(given: AdminValues): AdminSettings | string | null {
  const { ADMIN_PORT: port, MOONRISE_ADMIN_URL: url = null } = given;
  const first = Object.keys(given)[0];
  if (first === undefined) return null;
  if (!port) return `${first} is set, but ADMIN_PORT is not: set the port of the admin page, such as 3001.`;
  const token = given.MOONRISE_ADMIN_TOKEN ?? null;
  const oidc = oidcIn(given);
  if (typeof oidc === 'string') return oidc;
  if (token === null && oidc === null)
    return 'ADMIN_PORT is set, but no one could sign in: set MOONRISE_ADMIN_TOKEN (“npx moonrise admin token” makes one) or MOONRISE_ADMIN_OIDC_ISSUER.';
  if (url?.protocol === 'http:' && !isLoopbackHost(url.hostname.replace(/[[\]]/g, '')))
    return 'MOONRISE_ADMIN_URL must be https: over plain http the session could be stolen.';
  if (!isLoopbackHost(port.host) && url?.protocol !== 'https:')
    return `ADMIN_PORT listens on ${port.host}, which other machines reach, without https: put a proxy with https in front and set MOONRISE_ADMIN_URL to its https address, or use 127.0.0.1.`;
  if (oidc && url === null)
    return 'MOONRISE_ADMIN_OIDC_ISSUER is set, but MOONRISE_ADMIN_URL is not: the identity provider sends moderators back to it.';
  return { ...port, token: () => token, url, oidc };
}

function oidcIn(given: AdminValues): OidcSettings | string | null {
  const { MOONRISE_ADMIN_OIDC_ISSUER: issuer, MOONRISE_ADMIN_OIDC_CLIENT_ID: clientId } = given;
  const first = Object.keys(given).find((name) => name.startsWith('MOONRISE_ADMIN_OIDC_'));
  if (first === undefined) return null;
  if (issuer === undefined) return `${first} is set, but MOONRISE_ADMIN_OIDC_ISSUER is not: set both.`;
  if (clientId === undefined)
    return 'MOONRISE_ADMIN_OIDC_ISSUER is set, but MOONRISE_ADMIN_OIDC_CLIENT_ID is not: set both.';
  const address = new URL(issuer);
  if (address.protocol === 'http:' && !isLoopbackHost(address.hostname.replace(/[[\]]/g, '')))
    return 'MOONRISE_ADMIN_OIDC_ISSUER must be https: over plain http anyone on the way could sign in.';
  const claim = given.MOONRISE_ADMIN_OIDC_CLAIM ?? null;
  const adminValue = given.MOONRISE_ADMIN_OIDC_ADMIN_VALUE ?? null;
  const moderatorValue = given.MOONRISE_ADMIN_OIDC_MODERATOR_VALUE ?? null;
  if ((claim === null) !== (adminValue === null && moderatorValue === null))
    return 'MOONRISE_ADMIN_OIDC_CLAIM needs MOONRISE_ADMIN_OIDC_ADMIN_VALUE or MOONRISE_ADMIN_OIDC_MODERATOR_VALUE, and they need it: set both or none.';
  const { MOONRISE_ADMIN_OIDC_ADMINS: admins = [], MOONRISE_ADMIN_OIDC_MODERATORS: moderators = [] } = given;
  if (claim === null && admins.length + moderators.length === 0)
    return 'MOONRISE_ADMIN_OIDC_ISSUER is set, but no one may sign in: set MOONRISE_ADMIN_OIDC_ADMINS or MOONRISE_ADMIN_OIDC_CLAIM.';
  const secret = given.MOONRISE_ADMIN_OIDC_CLIENT_SECRET ?? null;
  return { issuer: address, clientId, secret: () => secret, admins, moderators, claim, adminValue, moderatorValue };
}
