import {
  type AdminAnswer,
  type AdminPath,
  type AdminPayload,
  adminError,
  adminRoutes,
  CSRF_HEADER,
} from '@moonrise/protocol/admin';
import type { Serving } from './serving.ts';

export const ADMIN_TOKEN = 'a-token-for-tests-only-with-40-letters-1';
export const adminEnv = { ADMIN_PORT: '0', MOONRISE_ADMIN_TOKEN: ADMIN_TOKEN } as const;

interface Asking<P extends AdminPath> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly payload?: AdminPayload<P>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A moderator: signs in as a browser does, and checks every answer against its schema. */
export class TestModerator {
  readonly url: string;
  cookie = '';
  csrf = '';
  texts: string[] = []; // all answers

  constructor({ server }: Pick<Serving, 'server'>) {
    this.url = `http://127.0.0.1:${server.adminPort}`;
  }
  static async signedIn(on: Pick<Serving, 'server'>): Promise<TestModerator> {
    const client = new TestModerator(on);
    await client.signIn();
    return client;
  }
  async signIn(token = ADMIN_TOKEN): Promise<Response> {
    const response = await this.send('POST /session', { payload: { token } });
    this.take(response.headers.getSetCookie()[0]);
    if (response.ok) this.csrf = ((await response.clone().json()) as AdminAnswer<'GET /session'>).signed_in?.csrf ?? '';
    return response;
  }
  take(cookie: string | undefined): void {
    this.cookie = cookie?.split(';')[0] ?? '';
  }
  async send<P extends AdminPath>(
    path: P,
    { params = {}, query, payload, headers }: Asking<P> = {},
  ): Promise<Response> {
    const [method = 'GET', rest = ''] = path.split(' ');
    const place = rest.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    return fetch(`${this.url}/admin/api${place}${search}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(method !== 'GET' && { [CSRF_HEADER]: this.csrf }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
  }
  /** The answer, which must be one of the documented ones. */
  async ask<P extends AdminPath>(path: P, asking: Asking<P> = {}): Promise<AdminAnswer<P>> {
    const response = await this.send(path, asking);
    const text = await response.text();
    this.texts.push(text);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return adminRoutes[path].answer.parse(JSON.parse(text)) as AdminAnswer<P>;
  }
  /** The code of the refusal. */
  async refusal<P extends AdminPath>(path: P, asking: Asking<P> = {}): Promise<string> {
    const response = await this.send(path, asking);
    return response.ok ? 'ok' : adminError.parse(await response.json()).error.code;
  }
}
