import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const HASHES = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;

const header = z.object({ alg: z.enum(['HS256', 'HS384', 'HS512']) });
const claims = z.object({
  role: z.enum(['PLAYER', 'RECEIVER']),
  team: z.string().optional(),
  exp: z.number().optional(), // seconds
  nbf: z.number().optional(),
});
export type Claims = z.infer<typeof claims>;

/** The claims of a token, if it is signed with the secret and valid now. */
export function readToken(token: string, secret: string, now: number): Claims | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return undefined;
  const { alg } = header.safeParse(json(head)).data ?? {};
  if (!alg || !isSame(signed(`${head}.${body}`, secret, alg), signature)) return undefined;
  const said = claims.safeParse(json(body)).data;
  if (!said || (said.exp ?? Number.POSITIVE_INFINITY) * 1000 <= now || (said.nbf ?? 0) * 1000 > now) return undefined;
  return said;
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
