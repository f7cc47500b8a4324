import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirect: string;
}
/** What the provider does wrong. */
interface ProviderFaults {
  readonly claims?: Readonly<Record<string, unknown>>; // over the right ones
  readonly isForged?: true; // signed with another key
}
const CLIENT = 'moonrise';
const SECRET = 'client-secret';
const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An identity provider on loopback with one user at a time. It signs real tokens, and checks the secret and PKCE. */
export class OidcProvider {
  user: Readonly<Record<string, unknown>> = { sub: '4711' };
  faults: ProviderFaults = {};
  private readonly key = keys();
  private readonly grants = new Map<string, Grant>();
  private readonly server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', this.issuer);
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      if (url.pathname === '/authorize') {
        response.writeHead(302, { location: this.authorized(url.searchParams) }).end();
        return;
      }
      const answer = this.answer(url.pathname, new URLSearchParams(body), request.headers.authorization);
      response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
    });
  });

  static async start(): Promise<OidcProvider> {
    const provider = new OidcProvider();
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    return provider;
  }
  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  get env(): Readonly<Record<string, string>> {
    return {
      MOONRISE_ADMIN_OIDC_ISSUER: this.issuer,
      MOONRISE_ADMIN_OIDC_CLIENT_ID: CLIENT,
      MOONRISE_ADMIN_OIDC_CLIENT_SECRET: SECRET,
    };
  }
  stop(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private authorized(asked: URLSearchParams): string {
    const code = randomUUID();
    const redirect = String(asked.get('redirect_uri'));
    this.grants.set(code, {
      nonce: String(asked.get('nonce')),
      challenge: String(asked.get('code_challenge')),
      redirect,
    });
    return `${redirect}?${new URLSearchParams({ code, state: String(asked.get('state')) })}`;
  }
  private answer(path: string, form: URLSearchParams, authorization: string | undefined): object | undefined {
    const { issuer } = this;
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    if (path === '/keys')
      return { keys: [{ ...this.key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] };
    return path === '/token' ? this.token(form, authorization) : undefined;
  }
  private token(form: URLSearchParams, authorization: string | undefined): object | undefined {
    const code = String(form.get('code'));
    const grant = this.grants.get(code);
    this.grants.delete(code); // it counts once
    const challenge = createHash('sha256')
      .update(String(form.get('code_verifier')))
      .digest('base64url');
    const basic = Buffer.from(String(authorization?.split(' ')[1]), 'base64').toString();
    const isClient = basic.split(':').map(decodeURIComponent).join(':') === `${CLIENT}:${SECRET}`;
    if (!grant || !isClient || challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirect) return;
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: this.issuer, aud: CLIENT, iat: now, exp: now + 300, nonce: grant.nonce };
    const id = this.signed({ ...right, ...this.user, ...this.faults.claims });
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: id };
  }
  private signed(claims: object): string {
    const text = `${base64({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64(claims)}`;
    const { privateKey } = this.faults.isForged ? keys() : this.key;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
  }
}
