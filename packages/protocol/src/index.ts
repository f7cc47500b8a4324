export {
  type ClientEvent,
  type ClientEventName,
  clientEvents,
  type PayloadOf,
  type ReplyOf,
} from './client-events.ts';
export { engineEvents } from './engine-events.ts';
export { type ErrorCode, errors, type Refused, refuseWith, type WireError } from './errors.ts';
export type { ServerEvent } from './frames.ts';
export { type AnswerOf, type HttpPath, httpRoutes } from './http-routes.ts';
export { openApi } from './open-api.ts';
export { type Acknowledge, type Acknowledgement, acknowledgement, type Request, readRequest } from './read-request.ts';
export { type FrameOf, type ServerEventName, serverEvents } from './server-events.ts';
export type { ClientToServerEvents, ServerToClientEvents } from './socket-types.ts';
export { bounds, type Look } from './values.ts';
