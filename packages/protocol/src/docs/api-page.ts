import type { z } from 'zod';
import type { ClientEvent } from '../client/client-event.ts';
import { clientEvents } from '../client/client-events.ts';
import { errors } from '../errors.ts';
import { type HttpRoute, httpRoutes } from '../http/http-routes.ts';
import { engineEvents } from '../server/engine-events.ts';
import type { ServerEvent } from '../server/packets.ts';
import { serverEvents } from '../server/server-events.ts';
import { fieldRows } from './field-rows.ts';
import { prose } from './prose.ts';

/** docs/api.md. `client` is the text of the example client. */
export function apiPage(client: string): string {
  const sections = [
    prose.opening,
    prose.wholeClient,
    fenced('js', client.trim()),
    prose.clientEvents,
    ...Object.entries<ClientEvent>(clientEvents).map(clientSection),
    prose.serverEvents,
    ...Object.entries<ServerEvent>(serverEvents).map(serverSection),
    prose.engineEvents,
    table(
      ['type', 'meaning'],
      Object.entries(engineEvents).map(([type, doc]) => [code(type), doc]),
    ),
    prose.options,
    prose.http,
    ...Object.entries<HttpRoute>(httpRoutes).map(routeSection),
    '## Errors',
    table(
      ['code', 'HTTP', 'meaning'],
      Object.entries(errors).map(([name, { status, meaning }]) => [code(name), `${status}`, meaning]),
    ),
  ];
  return `${sections.map((section) => section.trim()).join('\n\n')}\n`;
}

function clientSection([name, { doc, payload, reply, errors: own, example }]: [string, ClientEvent]): string {
  const hasReply = Object.keys(reply.shape).length > 0;
  return paragraphs(
    `### ${code(name)}`,
    doc,
    fields(payload),
    hasReply && `Reply, besides \`ok: true\`:\n\n${fields(reply)}`,
    own.length > 0 && `Its own errors: ${own.map(code).join(', ')}.`,
    fenced('js', `${name} ${shown(example.payload)} → ${shown({ ok: true, ...example.reply })}`),
  );
}

function serverSection([name, { doc, stream, payload, example }]: [string, ServerEvent]): string {
  const who = { both: 'Both streams.', named: '', log: 'Only `log` sockets.' }[stream];
  return paragraphs(
    `### ${code(name)}`,
    `${doc} ${who}`.trim(),
    fields(stream === 'named' ? payload.omit({ n: true }) : payload), // explained once at the top
    fenced('js', `${name} ${shown(example)}`),
  );
}

function routeSection([path, route]: [string, HttpRoute]): string {
  const { doc, method = 'get', needsProfile, payload, query, answer, errors: own, example } = route;
  return paragraphs(
    `### ${code(`${method.toUpperCase()} ${path}`)}`,
    doc,
    needsProfile && 'Send the secret of the profile as `Authorization: Bearer …`, never in the URL.',
    payload && `JSON body:\n\n${fields(payload)}\n\nAnswer:`,
    query && `Query parameters, all optional:\n\n${fields(query)}\n\nAnswer:`,
    typeof answer === 'string' ? `The answer has the type \`${answer}\`.` : fields(answer),
    own.length > 0 && `Errors: ${own.map((one) => `${errors[one].status} ${code(one)}`).join(', ')}.`,
    example && fenced('js', shown(example)),
  );
}

function fields(schema: z.ZodType): string {
  const rows = fieldRows(schema);
  if (rows.length === 0) return 'No fields: send `{}`.';
  return table(
    ['field', 'type', 'meaning'],
    rows.map(({ path, type, isOptional, meaning }) => [code(path) + (isOptional ? ' ?' : ''), type, meaning]),
  );
}

const paragraphs = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
const code = (text: string): string => `\`${text}\``;
const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
const escaped = (cell: string): string => cell.replaceAll('|', '\\|');

const WIDE = 110;

/** A value as JavaScript source, on one line if it fits. */
function shown(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `'${value}'` : String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, inner]) => (isList ? '' : `${keyOf(key)}: `) + shown(inner, deeper));
  if (parts.length === 0) return open + close;
  const gap = isList ? '' : ' ';
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  if (indent.length + line.length <= WIDE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}
const keyOf = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);
