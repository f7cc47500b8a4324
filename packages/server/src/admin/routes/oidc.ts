import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AdminAccess } from '../access/admin-access.ts';
import { cookieIn, cookieWith, signInRules } from '../access/cookies.ts';
import { NoRole, OidcSignIn } from '../access/oidc.ts';
import { LONGEST } from '../access/sessions.ts';
import type { AdminWorld } from '../admin-world.ts';

const PATH = '/admin/api/session/oidc';
const SIGN_IN_SECONDS = 600; // at the provider, at most

/** Where the identity provider sends the browser back to. */
const returnAddress = ({ origin, pathname }: URL): string =>
  `${origin}${pathname === '/' ? '/admin' : pathname.replace(/\/+$/, '')}/api/session/oidc/return`;

/** Signing in through an identity provider. Browsers open these addresses; redirects are relative, as the page may have any path. */
export function oidcRoutes(app: FastifyInstance, access: AdminAccess, { admin, moderation, log }: AdminWorld): void {
  const { oidc, url } = admin;
  if (!oidc || !url) return;
  const signIn = new OidcSignIn(oidc, returnAddress(url));
  const refused = async (reply: FastifyReply, page: string, error: unknown): Promise<FastifyReply> => {
    log.warn({ why: (error as Error).message }, 'a sign-in through the identity provider failed');
    if (error instanceof NoRole) {
      const who = { name: error.who, role: 'moderator', way: 'oidc' } as const;
      await moderation.audit.write({ who, what: 'sign_in_refused', about: 'oidc', why: error.message });
    }
    return reply.redirect(`${page}?sign_in=refused`);
  };
  app.get(PATH, async (request, reply) => {
    const { cookie } = access.check(request);
    try {
      const { url, pending } = await signIn.begin();
      reply.header('set-cookie', cookieWith(signInRules(cookie), pending, SIGN_IN_SECONDS));
      return reply.redirect(url.href);
    } catch (error) {
      return refused(reply, '../../', error);
    }
  });
  app.get(`${PATH}/return`, async (request, reply) => {
    const { cookie } = access.check(request);
    const rules = signInRules(cookie);
    const over = cookieWith(rules, '', 0); // it counts once
    try {
      const pending = cookieIn(request.headers.cookie, rules);
      if (pending === undefined) throw new Error('the browser did not begin this sign-in, or took too long');
      const search = request.url.slice(`${PATH}/return`.length);
      const id = await access.begin(await signIn.finish(search, pending));
      reply.header('set-cookie', [over, cookieWith(cookie, id, LONGEST / 1000)]);
      return reply.redirect('../../../');
    } catch (error) {
      reply.header('set-cookie', over);
      return refused(reply, '../../../', error);
    }
  });
}
