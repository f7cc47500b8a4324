import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR = 15_552_000; // seconds

/** Adds security headers to every answer. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(helmet, headers(publicUrl));
  app.addHook('onSend', async (_, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}

/** Headers that require https are sent only if the public URL is https: a server in a local network has none. */
function headers(publicUrl: string | null): FastifyHelmetOptions {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const own = ["'self'"];
  const none = ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: own,
        styleSrc: own,
        imgSrc: [...own, 'data:'],
        fontSrc: own,
        mediaSrc: [...own, 'blob:'], // a player of the page makes its own source
        connectSrc: own,
        manifestSrc: own,
        workerSrc: own,
        objectSrc: none,
        baseUri: none,
        formAction: none,
        frameAncestors: none,
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // Subdomains may belong to other operators.
    strictTransportSecurity: isSecure ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}
