import { z } from 'zod';
import { type ErrorCode, errors, httpError } from '../errors.ts';
import { type HttpRoute, httpRoutes } from './http-routes.ts';

const DEFINITIONS = '#/components/schemas/';

/** The HTTP API as OpenAPI 3.1. */
export function openApi(version: string, publicUrl?: string): object {
  const schemas: Record<string, unknown> = {};
  const error = { 'application/json': { schema: { $ref: `${DEFINITIONS}Error` } } };
  const schemaOf = (schema: z.ZodType) => {
    const { $schema: _, $defs, ...rest } = jsonSchema(schema);
    Object.assign(schemas, $defs);
    return rest;
  };
  const parameters = (place: 'path' | 'query', given: z.ZodObject | undefined) =>
    Object.entries(given?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: schemaOf(schema as z.ZodType),
    }));
  const operation = ({ doc, params, query, payload, needsProfile, answer, errors: codes }: HttpRoute) => ({
    summary: doc,
    ...(needsProfile && { security: [{ profile: [] }] }),
    ...(payload && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(payload) } } } }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    responses: {
      200: {
        description: 'Success',
        content:
          typeof answer === 'string'
            ? { [answer]: { schema: { type: 'string' } } }
            : { 'application/json': { schema: schemaOf(answer) } },
      },
      ...Object.fromEntries(
        [...byStatus(codes)].map(([status, description]) => [status, { description, content: error }]),
      ),
    },
  });
  const paths = Object.entries<HttpRoute>(httpRoutes).map(([path, route]) => [
    path,
    { [route.method ?? 'get']: operation(route) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Moonrise', version, description: 'Rooms and games are played over Socket.IO: see docs/api.md.' },
    ...(publicUrl !== undefined && { servers: [{ url: publicUrl }] }),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...schemas, Error: schemaOf(httpError) },
      securitySchemes: { profile: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** Rewrites references to where OpenAPI keeps its schemas. */
function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const text = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return JSON.parse(text.replaceAll('"#/$defs/', `"${DEFINITIONS}`));
}

function byStatus(codes: readonly ErrorCode[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const code of codes) {
    const { status } = errors[code];
    const others = found.get(status);
    found.set(status, others === undefined ? code : `${others}, ${code}`);
  }
  return found;
}
