import type { AdminAnswer, AdminPath } from '@moonrise/protocol/admin';
import type { Arguments } from '../arguments.ts';
import type { AdminConnection } from './admin-connection.ts';

/** Routes that answer page by page. */
export type ListPath = { [P in AdminPath]: AdminAnswer<P> extends { next: unknown } ? P : never }[AdminPath];
type Page<P extends ListPath> = AdminAnswer<P> & { readonly next: string | number | null };
type Query = Readonly<Record<string, string>>;

/** Every page of a list. */
export async function allPages<P extends ListPath>(
  server: AdminConnection,
  path: P,
  query: Query = {},
): Promise<readonly [AdminAnswer<P>, ...AdminAnswer<P>[]]> {
  const first = (await server.ask(path, { query })) as Page<P>;
  const pages: [Page<P>, ...Page<P>[]] = [first];
  for (let { next } = first; next !== null; ) {
    const page = (await server.ask(path, { query: { ...query, after: String(next) } })) as Page<P>;
    pages.push(page);
    next = page.next;
  }
  return pages;
}

/** The newest of a list without end, those after `--after`, or with `--all` every page. */
export async function newestPages<P extends ListPath>(
  server: AdminConnection,
  path: P,
  args: Arguments,
  query: Query = {},
): Promise<readonly [AdminAnswer<P>, ...AdminAnswer<P>[]]> {
  const after = args.text('after');
  const asked = { ...query, ...(after !== undefined && { after }) };
  return args.has('all') ? allPages(server, path, asked) : [await server.ask(path, { query: asked })];
}

/** What is said if the list goes on. */
export const moreLines = (next: string | number | null): readonly string[] =>
  next === null ? [] : [`There are older ones: add --after ${next}, or --all.`];
