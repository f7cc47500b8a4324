import type { AdminAnswer } from '@moonrise/protocol/admin';
import type { FastifyInstance } from 'fastify';
import { version } from '../../operations/version.ts';
import type { AdminAccess, SignedIn } from '../access/admin-access.ts';
import { cookieWith } from '../access/cookies.ts';
import { csrfOf, LONGEST } from '../access/sessions.ts';
import { addRoute } from '../admin-routes.ts';
import type { AdminWorld } from '../admin-world.ts';

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, access: AdminAccess, world: AdminWorld): void {
  const { admin, moderation } = world;
  const answer = (signedIn: SignedIn | undefined): AdminAnswer<'GET /session'> => {
    const session = signedIn?.session;
    return {
      ways: { token: admin.token() !== null, oidc: admin.oidc !== null },
      ...(signedIn && { version }),
      signed_in: session
        ? {
            ...session.state.moderator,
            csrf: csrfOf(session.id),
            idle_until: session.state.idleUntil,
            ends_at: session.state.endsAt,
          }
        : null,
    };
  };
  addRoute(app, access, 'GET /session', async ({ signedIn }) => answer(signedIn));
  addRoute(app, access, 'POST /session', async ({ payload, way, reply }) => {
    const id = await access.signIn(payload.token, way);
    const state = await access.sessions.use(id);
    reply.header('set-cookie', cookieWith(way.cookie, id, LONGEST / 1000));
    return answer(state && { moderator: state.moderator, session: { id, state } });
  });
  addRoute(app, access, 'DELETE /session', async ({ who, signedIn, way, reply }) => {
    await moderation.audit.write({ who, what: 'signed_out', about: who.way, why: '' });
    if (signedIn?.session) await access.sessions.end(signedIn.session.id);
    reply.header('set-cookie', cookieWith(way.cookie, '', 0));
    return { ok: true };
  });
}
