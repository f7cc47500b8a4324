import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR = 15_552_000; // seconds

/** Every answer tells browsers what they may do with it. */
export async function guarded(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(helmet, headers(publicUrl));
  app.addHook('onSend', async (_, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}

/** Headers for browsers. Those that insist on https are sent only where there is https: a party in a local network has none. */
function headers(publicUrl: string | null): FastifyHelmetOptions {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const own = ["'self'"];
  const nobody = ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: nobody,
        scriptSrc: own,
        styleSrc: own,
        imgSrc: [...own, 'data:'],
        fontSrc: own,
        mediaSrc: own,
        connectSrc: own,
        manifestSrc: own,
        workerSrc: own,
        objectSrc: nobody,
        baseUri: nobody,
        formAction: nobody,
        frameAncestors: nobody,
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // Other hosts below this name are not ours to promise for.
    strictTransportSecurity: isSecure ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}
