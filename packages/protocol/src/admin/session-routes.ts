import { z } from 'zod';
import { instant } from '../values.ts';
import type { AdminRoute } from './admin-route.ts';
import { adminBounds, adminRole, done } from './admin-values.ts';

const session = z.strictObject({
  ways: z.strictObject({
    token: z.boolean(),
    oidc: z.boolean().describe('open `session/oidc` in the browser to sign in'),
  }),
  version: z.string().optional().describe('of the server; only when signed in'),
  signed_in: z
    .strictObject({
      name: z.string().describe('`operator` for the token, otherwise the name or e-mail of the moderator'),
      role: adminRole,
      way: z.enum(['token', 'oidc']),
      csrf: z.string().describe('send it with every mutation'),
      idle_until: instant.describe('the session ends then unless it is used; every request moves it'),
      ends_at: instant.describe('the session ends then in any case'),
    })
    .nullable(),
});
const example = {
  ways: { token: true, oidc: false },
  version: '0.2.0',
  signed_in: {
    name: 'operator',
    role: 'admin',
    way: 'token',
    csrf: 'mN3vB0p6w2-8cX1k',
    idle_until: 1767229200000,
    ends_at: 1767254400000,
  },
};

/** `GET /session/oidc` and `GET /session/oidc/return` are not listed: browsers open them, and they answer with redirects. */
export const sessionRoutes = {
  'GET /session': { doc: 'Who is signed in, and how to sign in.', needs: 'nothing', answer: session, example },
  'POST /session': {
    doc: 'Signs in with the operator’s token. Sets the session cookie. Errors: `wrong_token`, `rate_limited`.',
    needs: 'nothing',
    payload: z.strictObject({ token: z.string().min(1).max(adminBounds.token) }),
    answer: session,
    example,
  },
  'DELETE /session': { doc: 'Signs out.', needs: 'moderator', answer: done, example: { ok: true } },
} as const satisfies Readonly<Record<string, AdminRoute>>;
