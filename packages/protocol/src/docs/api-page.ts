import type { ClientEvent } from '../client/client-event.ts';
import { clientEvents } from '../client/client-events.ts';
import { errors } from '../errors.ts';
import { type HttpRoute, httpRoutes } from '../http/http-routes.ts';
import { engineEvents } from '../server/engine-events.ts';
import type { ServerEvent } from '../server/packets.ts';
import { serverEvents } from '../server/server-events.ts';
import { code, fenced, fields, paragraphs, shown, table } from './markdown.ts';
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
