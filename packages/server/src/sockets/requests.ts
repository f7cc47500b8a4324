import { type ClientEventName, readRequest } from '@moonrise/protocol';
import { StoreFailure } from '../matches/store-failure.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import { unavailable } from '../rooms/room.ts';
import type { Handler, HandlerReply, SocketWorld } from './handlers/handler.ts';
import { handlers } from './handlers/handlers.ts';
import type { Session } from './session.ts';

export interface RequestWorld extends SocketWorld {
  readonly isDraining: () => boolean; // no new players are let in
  readonly isClosing: () => boolean; // all requests are refused
  readonly failed: (event: string, error: unknown) => void;
  readonly counted: (event: string, outcome: string, ms: number) => void;
}
const ENTRY_EVENTS: readonly ClientEventName[] = ['create_room', 'join_room', 'resume', 'spectate_room'];
const closing = refused('closing', 'The server is restarting. Your game is saved: come back in a moment.');
const internal = refused('internal', 'The server had an internal error. Nothing was changed.');

/** Handles the requests of a connection: validates them, applies the limits, calls the handler, acknowledges. Never throws. */
export function handleRequests(session: Session, world: RequestWorld): void {
  session.socket.onAny((name: unknown, ...sent: unknown[]) => {
    const event = typeof name === 'string' ? name : ''; // the client chooses the event name; it may not be a string
    const last = sent.at(-1);
    const acknowledge = typeof last === 'function' ? (answer: unknown) => last(answer) : () => undefined;
    const payload = typeof sent[0] === 'function' ? undefined : sent[0];
    const request = readRequest(event, payload);
    if (!request.ok) return refuseMalformed(session, world, request, acknowledge);
    const isRefused = world.isClosing() || (world.isDraining() && ENTRY_EVENTS.includes(request.event));
    const refusal = isRefused ? closing : world.guards.take('actions', session.key);
    if (refusal) return acknowledge(refusal);
    const since = performance.now();
    void session.mailbox.post(async () => {
      const { answer, after } = await handled(session, world, request.event, request.payload);
      world.counted(request.event, answer.ok ? 'ok' : answer.error.code, performance.now() - since);
      acknowledge(answer);
      if (after) guarded(world, request.event, after);
    });
  });
}

/** Refuses and counts a malformed request. After too many of them the connection is closed. */
function refuseMalformed(
  session: Session,
  world: RequestWorld,
  refusal: Refused,
  acknowledge: (a: unknown) => void,
): void {
  acknowledge(refusal);
  world.counted('malformed', refusal.error.code, 0);
  if (world.guards.take('badFrames', session.socket.id)) session.socket.disconnect(true);
}

async function handled(
  session: Session,
  world: RequestWorld,
  event: ClientEventName,
  payload: unknown,
): Promise<HandlerReply> {
  try {
    const handler = handlers[event] as Handler<ClientEventName>; // the payload was validated for this event
    return await handler(session, payload as Parameters<typeof handler>[1], world);
  } catch (error) {
    if (error instanceof StoreFailure) return { answer: unavailable }; // the game reports it
    world.failed(event, error);
    return { answer: internal };
  }
}
function guarded(world: RequestWorld, event: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    world.failed(event, error);
  }
}
