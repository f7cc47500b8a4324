import { readFileSync } from 'node:fs';
import type { AdminAnswer, AdminPath, AdminPayload } from '@moonrise/protocol/admin';
import { type Arguments, WrongUsage } from '../arguments.ts';

interface Asking<P extends AdminPath> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: AdminPayload<P>;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** The admin port of a running server. */
export class AdminConnection {
  private readonly url: string;
  private readonly token: string;

  constructor(args: Arguments, env: Environment) {
    this.url = urlFrom(args, env);
    this.token = tokenFrom(args, env);
  }
  async ask<P extends AdminPath>(path: P, { params = {}, query, payload }: Asking<P> = {}): Promise<AdminAnswer<P>> {
    const [method = 'GET', rest = ''] = path.split(' ');
    const place = rest.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const response = await this.fetched(
      `${this.url}/admin/api${place}${query ? `?${new URLSearchParams(query)}` : ''}`,
      {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { body: JSON.stringify(payload) }),
      },
    );
    const answer = (await response.json().catch(() => null)) as {
      readonly error?: { readonly message: string };
    } | null;
    if (response.ok && answer) return answer as AdminAnswer<P>;
    throw new Error(answer?.error?.message ?? `${this.url} is not the admin port of a Moonrise server.`);
  }
  private async fetched(url: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(url, request);
    } catch {
      throw new Error(`No server answers at ${this.url}: start it with ADMIN_PORT, or give --url.`);
    }
  }
}

function urlFrom(args: Arguments, env: Environment): string {
  const given = args.text('url');
  const port = /(\d{1,5})$/.exec(env.ADMIN_PORT ?? '')?.[1];
  if (given === undefined && port === undefined)
    throw new WrongUsage('--url is missing: set ADMIN_PORT as for the server, or give --url http://127.0.0.1:3001.');
  const url = given ?? `http://127.0.0.1:${port}`;
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new WrongUsage(`--url is an address such as http://127.0.0.1:3001, not "${url}".`);
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    throw new WrongUsage('--url must be https for another machine: the token would be sent unencrypted.');
  return url.replace(/\/(admin\/?)?$/, '');
}
function tokenFrom(args: Arguments, env: Environment): string {
  const file = args.text('token-file') ?? env.MOONRISE_ADMIN_TOKEN_FILE;
  const token = file === undefined ? env.MOONRISE_ADMIN_TOKEN : textOf(file);
  if (!token)
    throw new WrongUsage(
      'The token is missing: set MOONRISE_ADMIN_TOKEN or MOONRISE_ADMIN_TOKEN_FILE, as for the server.',
    );
  return token.trim();
}
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongUsage(`The token file ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
