export type { ClientEvent } from './client/client-event.ts';
export { type ClientEventName, clientEvents, type PayloadOf, type ReplyOf } from './client/client-events.ts';
export {
  type Acknowledge,
  type Acknowledgement,
  acknowledgement,
  type Request,
  readRequest,
} from './client/read-request.ts';
export { type ErrorCode, errors, type Refused, refuseWith, type WireError } from './errors.ts';
export {
  ARENA_GAMES_PER_PAGE,
  ARENAS_LISTED,
  type ArenaSummary,
  type ShownArena,
  type ShownArenaGame,
} from './http/arena-routes.ts';
export { GAMES_PER_PAGE } from './http/history-routes.ts';
export { type AnswerOf, type HttpPath, httpRoutes } from './http/http-routes.ts';
export { openApi } from './http/open-api.ts';
export { engineEvents } from './server/engine-events.ts';
export type { ServerEvent } from './server/packets.ts';
export { type PacketOf, type ServerEventName, serverEvents } from './server/server-events.ts';
export type { ClientToServerEvents, ServerToClientEvents } from './socket-types.ts';
export {
  type AiKind,
  aiKind,
  bounds,
  type Language,
  type Look,
  plainKinds,
  type RoomOption,
  roomOptions,
} from './values.ts';
