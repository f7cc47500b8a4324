import { type Command, type Place, promptsOf, type SeatId } from '@moonrise/engine';
import type { Match } from '../../matches/match.ts';
import { wireIds } from '../../matches/wire-ids.ts';
import { mutedRefusal } from '../../rooms/model/decide-people.ts';
import { type Answered, type Refused, refused } from '../../rooms/refused.ts';
import type { Session } from '../session.ts';
import { type EventHandlers, type Handler, refuse, type SocketWorld } from './handler.ts';
import { nightAct } from './night-act.ts';
import { seatOf } from './room-seat.ts';

const noGame = refused('not_offered', 'No game is running in this room.');
const notAtTable = refused('only_watching', 'You have no seat in this game: wait for the next one.');
const hostOnly = refused('host_only', 'Only the host can do that.');

/** A seat in a running game. */
interface AtTable {
  readonly ok: true;
  readonly match: Match;
  readonly seat: SeatId;
}
export async function atTable(session: Session): Promise<AtTable | Refused> {
  const seated = seatOf(session);
  if (!seated.ok) return seated;
  const live = await seated.live.match();
  if (!live) return noGame;
  const seat = session.seatIn(live.match);
  return seat === null ? notAtTable : { ok: true, match: live.match, seat };
}

type Act = Omit<Extract<Command, { type: 'act' }>, 'type' | 'seat'>;
interface CommandMeta {
  readonly phase_id?: string | undefined;
  readonly id?: string | undefined;
}
/** Command ids are unique per seat: two seats may use the same id. */
export const commandId = ({ seat }: AtTable, { id }: CommandMeta): string | null =>
  id === undefined ? null : `${seat}/${id}`;

export const carryOut = (table: AtTable, act: Act, meta: CommandMeta): Promise<Answered> =>
  table.match.submit({ type: 'act', seat: table.seat, ...act }, commandId(table, meta), meta.phase_id);

/** The places of these targets: numbers in the log stream, ids in the named stream. */
function placesOf(match: Match, targets: readonly (string | Place)[]): readonly Place[] | Refused {
  const { placeOf } = wireIds(match.begin.sitters);
  const { length } = match.game.state.cards;
  const found: Place[] = [];
  for (const target of targets) {
    const place = typeof target === 'number' ? target : placeOf(target);
    if (place === undefined || place >= length) return typeof target === 'number' ? noPlace(length) : noId;
    found.push(place);
  }
  return found;
}
const noId = refused('bad_targets', 'No player or card of this game has that id: take one from your prompts.');
const noPlace = (length: number): Refused =>
  refused('bad_targets', `There is no such place: they are numbered 0 to ${length - 1}.`);
const isPlaces = (found: readonly Place[] | Refused): found is readonly Place[] => Array.isArray(found);

/** What a player says, as the room lets it be said. */
function said(session: Session, text: string, { guards, chat, moderation }: SocketWorld) {
  const { key, player, roomConnections } = session;
  const { state } = roomConnections?.live ?? {};
  const ofRoom = state && player !== null ? mutedRefusal(state, player) : undefined;
  const refusal = moderation.bans.muteOf(session.person) ?? ofRoom;
  return refusal ?? guards.take('chat', key) ?? chat.take(key, text, state?.roomOptions.word_filter);
}

const act: Handler<'act'> = async (session, { act, targets: aims, text, slot, ...meta }, world) => {
  const table = await atTable(session);
  if (!table.ok) return refuse(table);
  const targets = placesOf(table.match, aims);
  if (!isPlaces(targets)) return refuse(targets);
  const before = table.match.answerTo(commandId(table, meta));
  if (before) return { answer: before };
  const words = text === undefined ? undefined : said(session, text, world);
  if (words && !words.ok) return refuse(words);
  const answer = await carryOut(table, { act, slot, targets, text: words?.text }, meta);
  if (answer.ok && words) world.chat.said(session.key, words);
  return { answer };
};

const vote: Handler<'submit_vote'> = async (session, { target_id, ...meta }) => {
  const table = await atTable(session);
  if (!table.ok) return refuse(table);
  const targets = placesOf(table.match, target_id === null ? [] : [target_id]);
  return isPlaces(targets) ? { answer: await carryOut(table, { act: 'vote', targets }, meta) } : refuse(targets);
};

const night: Handler<'night_action'> = async (session, { target_id, target_id_2, action, ...meta }) => {
  const table = await atTable(session);
  if (!table.ok) return refuse(table);
  const targets = placesOf(
    table.match,
    [target_id, target_id_2].filter((id) => typeof id === 'string'),
  );
  if (!isPlaces(targets)) return refuse(targets);
  const before = table.match.answerTo(commandId(table, meta));
  if (before) return { answer: before };
  const act = action ?? nightAct(promptsOf(table.match.game, table.seat), targets);
  return typeof act === 'string' ? { answer: await carryOut(table, { act, targets }, meta) } : refuse(act);
};

const withdraw: Handler<'withdraw'> = async (session, { slot, ...meta }) => {
  const table = await atTable(session);
  if (!table.ok) return refuse(table);
  const { match, seat } = table;
  return { answer: await match.submit({ type: 'withdraw', seat, slot }, commandId(table, meta), meta.phase_id) };
};

const startVote: Handler<'start_vote'> = async (session) => {
  const seated = seatOf(session);
  if (!seated.ok) return refuse(seated);
  if (seated.live.state.host !== seated.player) return refuse(hostOnly);
  const live = await seated.live.match();
  return { answer: live ? await live.match.submit({ type: 'hasten' }) : refused('not_allowed', noGame.error.message) };
};

export const play: EventHandlers<'act' | 'submit_vote' | 'night_action' | 'withdraw' | 'start_vote'> = {
  act,
  submit_vote: vote,
  night_action: night,
  withdraw,
  start_vote: startVote,
};
