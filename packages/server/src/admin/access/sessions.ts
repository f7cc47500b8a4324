import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { EventStream } from '../../moderation/event-stream.ts';
import type { ModeratorIdentity } from '../../moderation/moderation-events.ts';
import type { Store } from '../../store/store.ts';

export const IDLE = 30 * 60_000; // ms without a request until a session ends
export const LONGEST = 8 * 3_600_000; // ms from signing in to the end in any case
const USE_INTERVAL = 5 * 60_000; // ms between two notes of use for other nodes
const MOST = 1_000; // sessions; more end the oldest

export interface ModeratorSession {
  readonly moderator: ModeratorIdentity;
  readonly endsAt: number;
  idleUntil: number;
}
interface SessionsWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly isShared: boolean; // other nodes have to know the sessions
}
type SessionEvent =
  | { readonly type: 'began'; readonly hash: string; readonly moderator: ModeratorIdentity }
  | { readonly type: 'used'; readonly hash: string }
  | { readonly type: 'over'; readonly hash: string };

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');
/** Follows from the secret id, so that every node knows it and a page of another site does not. */
export const csrfOf = (id: string): string => createHash('sha256').update(`csrf/${id}`).digest('base64url');

/** Who is signed in. Only hashes of the ids are kept: in memory, and with several nodes also in the store. */
export class AdminSessions {
  private readonly sessions = new Map<string, ModeratorSession>(); // by hash
  private readonly noted = new Map<string, number>(); // when the use was last told to other nodes
  private readonly clock: Clock;
  private readonly shared: EventStream<SessionEvent> | undefined;

  constructor({ store, clock, isShared }: SessionsWorld) {
    this.clock = clock;
    const world = { store, clock };
    this.shared = isShared ? new EventStream(world, 'admin-sessions', (event, at) => this.apply(event, at)) : undefined;
  }
  /** A new session. Returns its secret id. */
  async begin(moderator: ModeratorIdentity): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.tell({ type: 'began', hash: hashOf(id), moderator });
    return id;
  }
  /** The session of this id. Using it puts off its idle end. */
  async use(id: string): Promise<ModeratorSession | undefined> {
    const hash = hashOf(id);
    await this.shared?.readNewRows(); // it may have begun or ended on another node
    const session = this.sessions.get(hash);
    const now = this.clock.now();
    if (!session || session.idleUntil <= now || session.endsAt <= now) {
      this.sessions.delete(hash);
      return undefined;
    }
    session.idleUntil = Math.min(now + IDLE, session.endsAt);
    if (this.shared && now - (this.noted.get(hash) ?? 0) > USE_INTERVAL) {
      this.noted.set(hash, now);
      await this.tell({ type: 'used', hash });
    }
    return session;
  }
  end(id: string): Promise<void> {
    return this.tell({ type: 'over', hash: hashOf(id) });
  }

  private async tell(event: SessionEvent): Promise<void> {
    if (this.shared) await this.shared.append(() => [event]);
    else this.apply(event, this.clock.now());
  }
  private apply(event: SessionEvent, at: number): void {
    const { hash } = event;
    const session = this.sessions.get(hash);
    if (event.type === 'began')
      this.add(hash, { moderator: event.moderator, endsAt: at + LONGEST, idleUntil: at + IDLE });
    if (event.type === 'used' && session)
      session.idleUntil = Math.max(session.idleUntil, Math.min(at + IDLE, session.endsAt));
    if (event.type === 'over') this.forget(hash);
  }
  private add(hash: string, session: ModeratorSession): void {
    this.sessions.set(hash, session);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > MOST && oldest !== undefined) this.forget(oldest);
  }
  private forget(hash: string): void {
    this.sessions.delete(hash);
    this.noted.delete(hash);
  }
}
