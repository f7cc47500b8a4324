import type { ClientEventName } from '@moonrise/protocol';
import type { LiveRoom } from '../../rooms/live-room.ts';
import type { RoomState } from '../../rooms/model/room-model.ts';
import { isSlowRoom } from '../../rooms/slow-rooms.ts';
import { type Handler, refuse } from './handler.ts';

const held = new WeakSet<LiveRoom>(); // rooms whose slow game counts

/** Counts a slow game for the network that starts it, until the game is over. Such games can go on for weeks without any connection. */
export const limitSlowGames =
  <N extends ClientEventName>(handle: Handler<N>): Handler<N> =>
  async (session, payload, world) => {
    const { visitor, roomConnections } = session;
    const live = roomConnections?.live;
    if (visitor === null || !live || held.has(live) || !isSlowRoom(live.state)) return handle(session, payload, world);
    const tooMany = world.guards.enter('slowGames', visitor);
    if (tooMany) return refuse(tooMany);
    held.add(live);
    const stops = [live.room.listen(() => isStarted(live.state) || release()), live.uses.add(() => held.has(live))];
    const release = () => {
      for (const stop of stops) stop();
      if (held.delete(live)) world.guards.leave('slowGames', visitor);
    };
    const reply = await handle(session, payload, world);
    if (!isStarted(live.state)) release();
    return reply;
  };

const isStarted = ({ status, isClosed }: RoomState): boolean =>
  !isClosed && (status === 'countdown' || status === 'playing');
