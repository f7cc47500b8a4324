import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR = 15_552_000; // seconds
const PERMISSIONS = 'camera=(), microphone=(), geolocation=()';
const own = ["'self'"];
const none = ["'none'"];

/** Adds security headers to every answer of the public port. Only pages of `embedOrigins` may show it in a frame. */
export function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | null,
  embedOrigins: readonly string[] = [],
): Promise<void> {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return addStrictHeaders(app, isSecure, {
    ...(embedOrigins.length > 0 && { frameAncestors: [...embedOrigins] }),
    mediaSrc: [...own, 'blob:'], // a player of the page makes its own source
    manifestSrc: own,
    workerSrc: own,
    objectSrc: none,
    ...(isSecure && { upgradeInsecureRequests: [] }),
  });
}

/**
 * Adds headers that allow a page its own scripts, styles, pictures, fonts and requests, and no more than `directives` besides.
 * Headers that require https are sent only if the page is opened by https: a server in a local network has none.
 */
export async function addStrictHeaders(
  app: FastifyInstance,
  isSecure: boolean,
  directives: Readonly<Record<string, string[]>> = {},
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: own,
        styleSrc: own,
        imgSrc: [...own, 'data:'],
        fontSrc: own,
        connectSrc: own,
        baseUri: none,
        formAction: none,
        frameAncestors: none,
        ...directives,
      },
    },
    // Subdomains may belong to other operators.
    strictTransportSecurity: isSecure ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: directives.frameAncestors ? false : { action: 'deny' }, // it cannot name origins
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}

/** The same for answers that are not sent by Fastify and are never pages: those of polling clients. */
export function bareHeaders(publicUrl: string | null) {
  const headers = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${HALF_A_YEAR}` }),
  };
  return ({ headers: { upgrade } }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (upgrade === undefined) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
}
