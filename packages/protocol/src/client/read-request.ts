import { z } from 'zod';
import { type Refused, refused, refuseWith } from '../errors.ts';
import { type ClientEventName, clientEvents, type PayloadOf, type ReplyOf } from './client-events.ts';

/** A client event that fits its schema. Narrow it by `event`. */
export type Request = {
  [N in ClientEventName]: { readonly event: N; readonly payload: PayloadOf<N> };
}[ClientEventName];
/** The argument of a client event's callback. */
export type Acknowledgement<N extends ClientEventName> = ({ ok: true } & ReplyOf<N>) | Refused;
export type Acknowledge<N extends ClientEventName> = (answer: Acknowledgement<N>) => void;

const isName = (event: string): event is ClientEventName => Object.hasOwn(clientEvents, event);

/** Parses a client event, or says why it is refused. A missing payload counts as `{}`. */
export function readRequest(event: string, payload: unknown = {}): ({ readonly ok: true } & Request) | Refused {
  if (!isName(event)) return refuseWith('unknown_event', `There is no event ${quoted(event)}.`);
  const { payload: schema } = clientEvents[event];
  const read = schema.safeParse(payload);
  if (read.success) return { ok: true, event, payload: read.data } as { ok: true } & Request;
  return refuseWith('malformed', `${event}: ${complaint(schema, payload, read.error.issues)}`);
}

/** The schema of the reply to an event. */
export const acknowledgement = (event: ClientEventName) =>
  z.union([z.strictObject({ ok: z.literal(true), ...clientEvents[event].reply.shape }), refused]);

type Issue = z.core.$ZodIssue;

function complaint(schema: z.ZodObject, payload: unknown, [issue]: readonly Issue[]): string {
  if (!issue) return 'the payload does not match the schema.';
  const fields = Object.keys(schema.shape);
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0)
    return `unknown field ${quoted(issue.keys[0] ?? '')}; the fields are: ${fields.join(', ') || 'none'}.`;
  if (issue.path.length === 0) return `the payload must be an object with: ${fields.join(', ') || 'no fields'}.`;
  const path = quoted(issue.path.join('.'));
  if (issue.path.length === 1 && isMissing(payload, issue.path[0])) return `the field ${path} is missing.`;
  return `the field ${path} is invalid (${issue.message}).`;
}

const isMissing = (payload: unknown, key: PropertyKey | undefined): boolean =>
  typeof payload === 'object' && payload !== null && key !== undefined && !Object.hasOwn(payload, key);

/** Echoes client input shortened, and in printable ASCII. */
const quoted = (text: string): string => `"${text.slice(0, 40).replace(/[^\x20-\x7e]/g, '?')}"`;
