import { seedOf, start } from '@moonrise/engine';
import type { ClientEventName } from '@moonrise/protocol';
import { chosenRules } from '../../chosen-rules.ts';
import { isSlow } from '../../matches/round-length.ts';
import type { LiveRoom } from '../../rooms/live-room.ts';
import type { RoomState } from '../../rooms/model/room-model.ts';
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

/** True if a full table would play a slow game in this room. A chosen deck may fit only one number of players. */
function isSlowRoom({ rules: id, options }: RoomState): boolean {
  const built = chosenRules(id, options);
  if (!built.ok) return false;
  const { rules } = built;
  const [least, most] = rules.players;
  for (let players = most; players >= least; players--) {
    const names = Array.from({ length: players }, (_, i) => `${i}`);
    const started = rules.cards(players).ok ? start(rules, { names, seed: seedOf('a round') }) : undefined;
    if (started?.ok) return isSlow(started.game);
  }
  return false;
}
