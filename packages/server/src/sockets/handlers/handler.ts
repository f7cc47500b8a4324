import type { ClientEventName, PayloadOf, ReplyOf } from '@moonrise/protocol';
import type { Creators } from '../../ai/creators.ts';
import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../clock.ts';
import type { History } from '../../history/history.ts';
import type { Guards } from '../../limits/guards.ts';
import type { Moderation } from '../../moderation/moderation.ts';
import { type Refused, refused } from '../../rooms/refused.ts';
import type { Reports } from '../../rooms/reports.ts';
import type { RoomEntry } from '../../rooms/room-entry.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Storage } from '../../storage/storage.ts';
import type { RoomConnectionsMap } from '../room-connections-map.ts';
import type { Session } from '../session.ts';

/** What the handlers work with. */
export interface SocketWorld {
  readonly rooms: Rooms;
  readonly entry: RoomEntry;
  readonly connections: RoomConnectionsMap;
  readonly guards: Guards;
  readonly history: History;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly creators: Creators; // who created which open room
  readonly chat: Chat;
  readonly reports: Reports;
  readonly moderation: Moderation;
  readonly storage: Storage;
  readonly isOverloaded: () => boolean;
  readonly hasOtherNodes: () => Promise<boolean>;
}
type Granted<R> = { readonly ok: true } & (R extends Record<string, never> ? unknown : R);
/** An acknowledgement, and what to do after it was sent. */
export interface HandlerReply<N extends ClientEventName = ClientEventName> {
  readonly answer: Granted<ReplyOf<N>> | Refused;
  readonly after?: () => void;
}
export type Handler<N extends ClientEventName> = (
  session: Session,
  payload: PayloadOf<N>,
  world: SocketWorld,
) => Promise<HandlerReply<N>>;
export type EventHandlers<N extends ClientEventName> = { readonly [E in N]: Handler<E> };

export const gone = refused('closing', 'This connection was closed before its turn.');
export const refuse = (refusal: Refused): { readonly answer: Refused } => ({ answer: refusal });
