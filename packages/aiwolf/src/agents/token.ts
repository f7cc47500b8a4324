import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const ID_LENGTH = 16; // hexadecimal digits
const HASHES = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;

const header = z.object({ alg: z.enum(['HS256', 'HS384', 'HS512']) });
const claims = z.object({
  role: z.enum(['PLAYER', 'RECEIVER']),
  team: z.string().optional(),
  jti: z.string().min(1).optional().catch(undefined), // its id in the token list; other servers may write other things
  exp: z.number().optional(), // seconds
  nbf: z.number().optional(),
});
export type Claims = z.infer<typeof claims>;
/** What is wrong with a token. */
export type TokenFault = 'malformed' | 'signature' | 'expired' | 'early' | 'revoked' | 'unchecked';
export type CheckedToken =
  | { readonly ok: true; readonly claims: Claims }
  | { readonly ok: false; readonly why: TokenFault };

/** What tokens are checked against. */
export interface TokenCheck {
  readonly secret: string;
  readonly now: number; // epoch ms
  readonly isRevoked: (id: string) => boolean; // throws if the list cannot be read
}

/** Checks the signature first, so that nothing is believed of a forged token. */
export function checkToken(token: string, { secret, now, isRevoked }: TokenCheck): CheckedToken {
  const [head, body, signature, ...rest] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return bad('malformed');
  const { alg } = header.safeParse(json(head)).data ?? {};
  if (!alg) return bad('malformed');
  if (!isSame(signed(`${head}.${body}`, secret, alg), signature)) return bad('signature');
  const said = claims.safeParse(json(body)).data;
  if (!said) return bad('malformed');
  if ((said.exp ?? Number.POSITIVE_INFINITY) * 1000 <= now) return bad('expired');
  if ((said.nbf ?? 0) * 1000 > now) return bad('early');
  try {
    return isRevoked(tokenId(token, said)) ? bad('revoked') : { ok: true, claims: said };
  } catch {
    return bad('unchecked');
  }
}
const bad = (why: TokenFault): CheckedToken => ({ ok: false, why });

/** The id of a token in the list. A token that was made without one is known by its hash. */
const tokenId = (token: string, { jti }: Pick<Claims, 'jti'>): string =>
  jti ?? createHash('sha256').update(token.split('.').slice(0, 2).join('.')).digest('hex').slice(0, ID_LENGTH);
/** The id of a token, without a look at its signature; undefined if it is not a token. */
export function idOfToken(token: string): string | undefined {
  const [, body = '', ...rest] = token.split('.');
  const said = rest.length === 1 ? claims.safeParse(json(body)).data : undefined;
  return said && tokenId(token, said);
}
/** The token of a request: from the URL, else from the header. */
export function tokenIn(address: URL, authorization: string | undefined): string | undefined {
  return address.searchParams.get('token') ?? /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** A token for a team or for a viewer. */
export function makeToken(said: Claims, secret: string): string {
  const text = [{ alg: 'HS256', typ: 'JWT' }, said].map((part) => base64(JSON.stringify(part))).join('.');
  return `${text}.${signed(text, secret, 'HS256')}`;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64url');
const signed = (text: string, secret: string, alg: keyof typeof HASHES): string =>
  createHmac(HASHES[alg], secret).update(text).digest('base64url');
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
