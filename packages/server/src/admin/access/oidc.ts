import type { AdminRole } from '@moonrise/protocol/admin';
import * as oidc from 'openid-client';
import type { ModeratorIdentity } from '../../moderation/moderation-events.ts';
import type { OidcSettings } from '../admin-settings.ts';

/** What the browser keeps on its way to the identity provider and back. */
interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}
type Claims = Readonly<Record<string, unknown>>;

/** The person is known to the identity provider, but has no role here. */
export class NoRole extends Error {
  readonly who: string;
  constructor(who: string) {
    super('This account has no role on this server.');
    this.who = who;
  }
}

/** Signs moderators in through an identity provider: authorization code with PKCE, state and nonce. */
export class OidcSignIn {
  private readonly settings: OidcSettings;
  private readonly returnTo: string;
  private found: Promise<oidc.Configuration> | undefined;

  constructor(settings: OidcSettings, returnTo: string) {
    this.settings = settings;
    this.returnTo = returnTo;
  }
  /** The address at the provider, and the value of the cookie that proves the same browser comes back. */
  async begin(): Promise<{ readonly url: URL; readonly pending: string }> {
    const provider = await this.provider();
    const pending: Pending = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: this.returnTo,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      state: pending.state,
      nonce: pending.nonce,
    });
    return { url, pending: Buffer.from(JSON.stringify(pending)).toString('base64url') };
  }
  /** Who came back. Throws if anything does not fit. */
  async finish(search: string, cookie: string): Promise<ModeratorIdentity> {
    const { state, nonce, verifier } = JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Pending;
    const tokens = await oidc.authorizationCodeGrant(await this.provider(), new URL(`${this.returnTo}${search}`), {
      pkceCodeVerifier: String(verifier),
      expectedState: String(state),
      expectedNonce: String(nonce),
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the provider sent no identity');
    const role = roleOf(claims, this.settings);
    const name = nameOf(claims);
    if (!role) throw new NoRole(name);
    return { name, role, way: 'oidc' };
  }

  /** Its addresses and keys, read at the first sign-in and again after a failure. */
  private provider(): Promise<oidc.Configuration> {
    const { issuer, clientId, secret } = this.settings;
    const key = secret();
    const proof = key === null ? oidc.None() : oidc.ClientSecretBasic(key);
    const isPlain = issuer.protocol === 'http:'; // on loopback only
    const execute = [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])]; // it checks signatures
    this.found ??= oidc.discovery(issuer, clientId, undefined, proof, { execute });
    this.found.catch(() => {
      this.found = undefined;
    });
    return this.found;
  }
}

/** An unverified address could be that of anyone. */
const emailOf = ({ email, email_verified }: Claims): string | undefined =>
  typeof email === 'string' && email_verified === true ? email.toLowerCase() : undefined;
const nameOf = (claims: Claims): string => (emailOf(claims) ?? String(claims.sub)).slice(0, 200);

function roleOf(
  claims: Claims,
  { admins, moderators, claim, adminValue, moderatorValue }: OidcSettings,
): AdminRole | undefined {
  const given = claim === null ? undefined : claims[claim];
  const values: readonly unknown[] = Array.isArray(given) ? given : [given];
  const email = emailOf(claims);
  const isIn = (list: readonly string[]) =>
    list.some((one) => one === claims.sub || (email !== undefined && one.toLowerCase() === email));
  if (isIn(admins) || (adminValue !== null && values.includes(adminValue))) return 'admin';
  return isIn(moderators) || (moderatorValue !== null && values.includes(moderatorValue)) ? 'moderator' : undefined;
}
