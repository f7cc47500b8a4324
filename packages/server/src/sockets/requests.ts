import { type ClientEventName, readRequest } from '@moonrise/protocol';
import { StoreFailure } from '../matches/store-failure.ts';
import type { LogIds } from '../operations/log.ts';
import type { Slices } from '../operations/slices.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import { unavailable } from '../rooms/room.ts';
import { withinTraces } from '../tracing/active-traces.ts';
import type { OpenSpan, SpanAttributes, Tracer } from '../tracing/tracer.ts';
import type { Handler, HandlerReply, SocketWorld } from './handlers/handler.ts';
import { handlers } from './handlers/handlers.ts';
import type { SendWatch } from './sending/send-queue.ts';
import type { Session } from './session.ts';

export interface RequestWorld extends SocketWorld {
  readonly slices: Slices; // shared by requests over sockets and over HTTP
  readonly isDraining: () => boolean; // no new players are let in
  readonly isClosing: () => boolean; // all requests are refused
  readonly failed: (event: string, error: unknown, ids?: LogIds) => void;
  readonly refused: (event: string, reason: string, ids: LogIds) => void;
  readonly counted: (event: string, outcome: string, ms: number) => void;
  readonly sending: SendWatch;
  readonly tracer?: Tracer | undefined; // undefined: nothing is traced
}
const ENTRY_EVENTS: readonly string[] = ['create_room', 'join_room', 'resume', 'spectate_room'];
const MALFORMED = 'malformed'; // counted under this name: clients choose theirs
const closing = refused('closing', 'The server is restarting. Your game is saved: come back in a moment.');
const internal = refused('internal', 'The server had an internal error. Nothing was changed.');

/** A request that is being handled. */
interface PendingRequest {
  readonly session: Session;
  readonly event: ClientEventName | typeof MALFORMED;
  readonly id: string;
  readonly since: number; // of performance.now()
  readonly acknowledge: (answer: unknown) => void;
  readonly span: OpenSpan | undefined; // undefined: it is not traced
}

/** Resolves when a connection from this network may do more work in this turn of the event loop. */
export type Turns = (network: string) => Promise<void>;

/** Handles the requests of a connection: applies the limits, validates, calls the handler, acknowledges. Never throws. */
export function handleRequests(session: Session, world: RequestWorld, turns?: Turns): void {
  const network = session.visitor ?? session.socket.id;
  session.socket.onAny((name: unknown, ...sent: unknown[]) => {
    const event = typeof name === 'string' ? name : ''; // the client chooses the event name; it may not be a string
    const last = sent.at(-1);
    const acknowledge = typeof last === 'function' ? (answer: unknown) => last(answer) : () => undefined;
    const payload = typeof sent[0] === 'function' ? undefined : sent[0];
    const since = performance.now();
    const known = Object.hasOwn(handlers, event) ? (event as ClientEventName) : MALFORMED;
    const span = world.tracer?.begin({ kind: 'server', since, link: session.handshake });
    const received: PendingRequest = { session, event: known, id: session.nextRequest(), since, acknowledge, span };
    const refusal = refusalOf(session, world, event); // before anything that costs more
    if (refusal) return answerTo(world, received, refusal);
    const carryOut = async () => {
      if (turns) await turns(network);
      const asked = readRequest(event, payload);
      const request: PendingRequest = { ...received, event: asked.ok ? asked.event : MALFORMED };
      if (!asked.ok) return refuseMalformed(world, request, asked);
      const { answer, after } = await handled(world, request, asked.payload);
      answerTo(world, request, answer);
      if (after) guarded(world, request, after);
    };
    void session.mailbox.post(() => withinTraces(span ? [span.context] : [], carryOut));
  });
}

function refusalOf({ visitor, key }: Session, world: RequestWorld, event: string): Refused | undefined {
  const { guards, isClosing, isDraining } = world;
  if (isClosing() || (isDraining() && ENTRY_EVENTS.includes(event))) return closing;
  return (visitor === null ? undefined : guards.take('addressActions', visitor)) ?? guards.take('actions', key);
}

/** Counts a request, logs why it is refused, and acknowledges it. */
function answerTo(world: RequestWorld, request: PendingRequest, answer: HandlerReply['answer']): void {
  const { event, since, acknowledge, span } = request;
  const outcome = answer.ok ? 'ok' : answer.error.code;
  world.counted(event, outcome, performance.now() - since);
  if (!answer.ok) world.refused(event, outcome, idsOf(request));
  acknowledge(answer);
  span?.end({ name: event, attributes: traced(idsOf(request), outcome), isFailed: outcome === 'internal' });
}
const traced = ({ request, room, game }: LogIds, outcome: string): SpanAttributes => ({
  'moonrise.request': request,
  'moonrise.room': room,
  'moonrise.game': game,
  'moonrise.outcome': outcome,
});
function idsOf({ id, session: { roomConnections } }: PendingRequest): LogIds {
  const room = roomConnections?.live;
  return { request: id, room: room?.room.id, game: room?.state.game?.id };
}

/** Refuses a malformed request. After too many of them the connection is closed. */
function refuseMalformed(world: RequestWorld, request: PendingRequest, refusal: Refused): void {
  answerTo(world, request, refusal);
  const { socket } = request.session;
  if (world.guards.take('badFrames', socket.id)) socket.disconnect(true);
}

async function handled(world: RequestWorld, request: PendingRequest, payload: unknown): Promise<HandlerReply> {
  try {
    const handler = handlers[request.event as ClientEventName] as Handler<ClientEventName>; // the payload was validated for this event
    return await handler(request.session, payload as Parameters<typeof handler>[1], world);
  } catch (error) {
    if (error instanceof StoreFailure) return { answer: unavailable }; // the game reports it
    world.failed(request.event, error, idsOf(request));
    return { answer: internal };
  }
}
function guarded(world: RequestWorld, request: PendingRequest, work: () => void): void {
  try {
    work();
  } catch (error) {
    world.failed(request.event, error, idsOf(request));
  }
}
