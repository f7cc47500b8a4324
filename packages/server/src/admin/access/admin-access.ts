import { createHash, timingSafeEqual } from 'node:crypto';
import { type AdminRole, CSRF_HEADER } from '@moonrise/protocol/admin';
import type { FastifyRequest } from 'fastify';
import { visitorKey } from '../../limits/addresses.ts';
import { Limiter } from '../../limits/limiter.ts';
import type { ModeratorIdentity } from '../../moderation/moderation-events.ts';
import type { AdminWorld } from '../admin-world.ts';
import { RefusedAdminRequest } from './admin-refusal.ts';
import { cookieIn } from './cookies.ts';
import { checkOrigin, type RequestWay, wayOf } from './request-checks.ts';
import { AdminSessions, csrfOf, type ModeratorSession } from './sessions.ts';

/** Who sends a request. */
export interface SignedIn {
  readonly moderator: ModeratorIdentity;
  readonly session: { readonly id: string; readonly state: ModeratorSession } | null; // null: a script with the token
}
const OPERATOR: ModeratorIdentity = { name: 'operator', role: 'admin', way: 'token' };
const WRONG_TOKENS = { burst: 5, perSecond: 1 / 12 }; // from one network

/** Decides who may use the admin port. */
export class AdminAccess {
  readonly sessions: AdminSessions;
  private readonly world: AdminWorld;
  private readonly wrongTokens: Limiter;

  constructor(world: AdminWorld) {
    const { store, clock, cluster } = world;
    this.world = world;
    this.sessions = new AdminSessions({ store, clock, isShared: cluster !== undefined });
    this.wrongTokens = new Limiter(WRONG_TOKENS, () => clock.now());
  }
  /** Refuses a request that goes to another host, came over plain http, or was caused by another site. */
  check(request: FastifyRequest): RequestWay {
    const way = wayOf(request, this.world);
    checkOrigin(request, way);
    return way;
  }
  /** Signs in with the operator's token. Returns the id of the session. */
  async signIn(given: string, way: RequestWay): Promise<string> {
    await this.checkToken(given, way);
    return this.begin(OPERATOR);
  }
  async begin(moderator: ModeratorIdentity): Promise<string> {
    await this.world.moderation.audit.write({ who: moderator, what: 'signed_in', about: moderator.way, why: '' });
    return this.sessions.begin(moderator);
  }
  /** Who sends this request; undefined: not signed in. */
  async of(request: FastifyRequest, way: RequestWay): Promise<SignedIn | undefined> {
    const { authorization, cookie } = request.headers;
    const bearer = /^Bearer (\S{1,512})$/.exec(authorization ?? '')?.[1];
    if (bearer !== undefined) {
      await this.checkToken(bearer, way);
      return { moderator: OPERATOR, session: null };
    }
    const id = cookieIn(cookie, way.cookie);
    const state = id === undefined ? undefined : await this.sessions.use(id);
    return id === undefined || !state ? undefined : { moderator: state.moderator, session: { id, state } };
  }
  /** The same, or a refusal. Mutations need the CSRF token of the session. */
  async must(request: FastifyRequest, way: RequestWay, role: AdminRole): Promise<SignedIn> {
    const signedIn = await this.of(request, way);
    if (!signedIn) throw new RefusedAdminRequest('not_signed_in', 'Your session has ended: sign in again.');
    const { session, moderator } = signedIn;
    if (request.method !== 'GET' && session && !isSame(String(request.headers[CSRF_HEADER] ?? ''), csrfOf(session.id)))
      throw new RefusedAdminRequest('bad_csrf', `Send the csrf of your session in the header ${CSRF_HEADER}.`);
    if (role === 'admin' && moderator.role !== 'admin')
      throw new RefusedAdminRequest('admin_only', 'Your role is moderator: only an admin can do this.');
    return signedIn;
  }

  private async checkToken(given: string, { address }: RequestWay): Promise<void> {
    const network = visitorKey(address);
    const asked = this.wrongTokens.ask(network);
    if (!asked.ok)
      throw new RefusedAdminRequest(
        'rate_limited',
        `Too many wrong tokens: try again in ${asked.retryAfter} seconds.`,
        asked.retryAfter,
      );
    const token = this.world.admin.token();
    if (token !== null && isSame(given, token)) return;
    this.wrongTokens.take(network);
    this.world.log.warn('a wrong admin token was given');
    throw new RefusedAdminRequest('wrong_token', 'This is not the token of this server: see MOONRISE_ADMIN_TOKEN.');
  }
}

/** Compares in constant time, also if the lengths differ. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
