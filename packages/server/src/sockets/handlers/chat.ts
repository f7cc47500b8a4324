import { mutedRefusal } from '../../rooms/model/decide-people.ts';
import { type Answered, type Refused, refused } from '../../rooms/refused.ts';
import type { Session } from '../session.ts';
import { type Handler, refuse } from './handler.ts';
import { atTable, carryOut, commandId } from './play.ts';
import { type RoomSeat, seatOf } from './room-seat.ts';

const onlyGlobal = refused('not_offered', 'Outside a game there is only one channel, global.');

/** Where a chat line goes: to the game, whose rules say who may write, or to the room, where all members may. */
interface Channel {
  readonly ok: true;
  readonly before: Answered | undefined; // if the same line was sent before
  readonly say: (text: string) => Promise<Answered>;
}
async function channelFor(
  session: Session,
  seated: RoomSeat,
  slot: string,
  id: string | undefined,
): Promise<Channel | Refused> {
  const { live, player } = seated;
  const mark = id === undefined ? null : `${player}/${id}`;
  const table =
    live.state.status === 'playing' || (live.state.game && mark !== null) ? await atTable(session) : undefined;
  const inGame = table?.ok ? table.match.answerTo(commandId(table, { id })) : undefined;
  const before = inGame ?? live.room.answerTo(mark); // a line may come again after its game has begun or ended
  if (live.state.status === 'playing' && table) {
    if (!table.ok) return table;
    return { ok: true, before, say: (text) => carryOut(table, { act: 'say', slot, text }, { id }) };
  }
  if (slot !== 'global' && !before) return onlyGlobal;
  const say = (text: string) => live.room.submit({ type: 'say', player, text }, { commandId: mark });
  return { ok: true, before, say };
}

export const sendMessage: Handler<'send_message'> = async (
  session,
  { text, channel = 'global', id },
  { guards, chat, moderation },
) => {
  const seated = seatOf(session);
  if (!seated.ok) return refuse(seated);
  const found = await channelFor(session, seated, channel, id);
  if (!found.ok) return refuse(found);
  if (found.before) return { answer: found.before };
  const { state } = seated.live;
  const line =
    moderation.bans.muteOf(session.person) ??
    mutedRefusal(state, seated.player) ??
    guards.take('chat', seated.player) ??
    chat.take(seated.player, text, state.roomOptions.word_filter);
  if (!line.ok) return refuse(line);
  const answer = await found.say(line.text);
  if (answer.ok) chat.said(seated.player, line);
  return { answer };
};
