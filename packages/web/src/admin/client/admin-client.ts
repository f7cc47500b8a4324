import type {
  AdminAnswer,
  AdminError,
  AdminErrorCode,
  AdminPath,
  AdminPayload,
  CSRF_HEADER,
} from '@moonrise/protocol/admin';

/** The type keeps it the same as in the protocol, whose schemas would make this page three times as large. */
const CSRF: typeof CSRF_HEADER = 'x-moonrise-csrf';

type SessionFacts = AdminAnswer<'GET /session'>;
export type Moderator = NonNullable<SessionFacts['signed_in']>;
/** Why the sign-in page is shown, if there was a session before or a sign-in has failed. */
type SignInNote = 'expired' | 'signed_out' | 'refused';
export interface AdminSession {
  readonly facts: SessionFacts | undefined; // undefined: not loaded yet
  readonly refusal: AdminRefusal | undefined; // why it could not be loaded
  readonly note: SignInNote | undefined;
}

/** A request that was refused, or never arrived. */
export class AdminRefusal extends Error {
  readonly code: AdminErrorCode | 'offline';
  readonly retryAfter: number | undefined;

  constructor({ code, message, retry_after }: Omit<AdminError, 'code'> & { readonly code: AdminRefusal['code'] }) {
    super(message);
    this.code = code;
    this.retryAfter = retry_after;
  }
}

export interface CallOptions<P extends AdminPath> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly payload?: AdminPayload<P>;
}

/** The URL of a route, relative to the page. */
export function urlOf(path: string, { params = {}, query = {} }: CallOptions<AdminPath> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString();
  return `api${filled}${search && `?${search}`}`;
}

/** Sends requests to the admin server, and knows who is signed in. */
export class AdminClient {
  private readonly send: typeof fetch;
  private readonly listeners = new Set<() => void>();
  private session: AdminSession = { facts: undefined, refusal: undefined, note: undefined };

  constructor(send: typeof fetch = (...args) => fetch(...args)) {
    this.send = send;
  }
  get = (): AdminSession => this.session;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  private set(session: AdminSession): void {
    this.session = session;
    for (const listener of this.listeners) listener();
  }

  /** Asks who is signed in. */
  async load(note = this.session.note): Promise<void> {
    try {
      this.set({ facts: await this.request('GET /session', {}), refusal: undefined, note });
    } catch (refusal) {
      this.set({ ...this.session, refusal: refusal as AdminRefusal });
    }
  }
  async signIn(token: string): Promise<void> {
    const facts = await this.request('POST /session', { payload: { token } });
    this.set({ facts, refusal: undefined, note: undefined });
  }
  async signOut(): Promise<void> {
    await this.call('DELETE /session');
    await this.load('signed_out');
  }

  /** Throws an `AdminRefusal`. If the session has ended, the sign-in page is shown. */
  async call<P extends AdminPath>(path: P, options: CallOptions<P> = {}): Promise<AdminAnswer<P>> {
    try {
      return await this.request(path, options);
    } catch (error) {
      const { code } = error as AdminRefusal;
      if (code === 'not_signed_in') await this.load('expired');
      if (code !== 'bad_csrf' || !(await this.hasNewCsrf())) throw error;
      return this.request(path, options); // it was refused before anything was done
    }
  }
  /** Another tab may have signed in again, which changes the cookie of this one. */
  private async hasNewCsrf(): Promise<boolean> {
    const before = this.session.facts?.signed_in?.csrf;
    await this.load();
    const now = this.session.facts?.signed_in?.csrf;
    return now !== undefined && now !== before;
  }

  private async request<P extends AdminPath>(path: P, options: CallOptions<P>): Promise<AdminAnswer<P>> {
    const [method = 'GET', route = ''] = path.split(' ');
    const csrf = this.session.facts?.signed_in?.csrf;
    const answer = await this.send(urlOf(route, options), {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: {
        ...(method !== 'GET' && csrf !== undefined && { [CSRF]: csrf }),
        ...(options.payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.payload !== undefined && { body: JSON.stringify(options.payload) }),
    }).catch(() => undefined);
    if (!answer) throw new AdminRefusal({ code: 'offline', message: 'The server does not answer. Try again.' });
    const content: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && content !== undefined) return content as AdminAnswer<P>;
    throw refusalIn(content, answer.status);
  }
}

/** A proxy in between may answer with something else than the server does. */
function refusalIn(content: unknown, status: number): AdminRefusal {
  const { error } = Object(content) as { readonly error?: AdminError };
  if (typeof error?.code === 'string' && typeof error.message === 'string') return new AdminRefusal(error);
  return new AdminRefusal({ code: 'unavailable', message: `The server answered with status ${status}. Try again.` });
}
