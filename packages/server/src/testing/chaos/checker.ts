import type { SeatId } from '@moonrise/engine';
import { chosenRules } from '../../chosen-rules.ts';
import type { Match } from '../../matches/match.ts';
import { type GameRow, gameRow, type StartCommand } from '../../matches/rows.ts';
import type { StreamKind } from '../../matches/story.ts';
import { evolveRoom, noRoom, type RoomEvent, type RoomState } from '../../rooms/model/room-model.ts';
import type { Row } from '../../store/store.ts';
import { readStory } from '../running-match.ts';

/** The packets that a person got of a game. */
interface View {
  readonly player: string; // in the room
  readonly game: string;
  readonly kind: StreamKind;
  readonly frames: readonly string[]; // `[event, data]`
  readonly isWhole: boolean; // connected at the end, so nothing may be missing
}
/** What a person believes about their seat. */
interface SeatBelief {
  readonly player: string;
  readonly isConnected: boolean; // with a seat
  readonly isTurnedAway: boolean; // the seat was gone when they came back
}
/** The results of a run: the logs, and what people noted. */
export interface RunEvidence {
  readonly streams: ReadonlyMap<string, readonly Row[]>;
  readonly acked: readonly { readonly player: string; readonly id: string }[]; // acknowledged acts and chat lines
  readonly views: readonly View[];
  readonly seats: readonly SeatBelief[];
  readonly now: number; // when the logs were read
}
const OVERDUE = 5_000; // ms
const GAME = 'game/';
const ROOM = 'room/';

/** All faults, as sentences. It uses only the logs and the clients' notes. */
export function faultsIn(evidence: RunEvidence): readonly string[] {
  const games = [...evidence.streams].filter(([stream]) => stream.startsWith(GAME));
  return [
    ...[...evidence.streams].flatMap(([stream, rows]) => brokenRows(stream, rows)),
    ...games.flatMap(([stream, rows]) => [
      ...brokenPhases(stream, rows.map(gameRow)),
      ...overdue(stream, rows, evidence),
    ]),
    ...lostAcks(evidence),
    ...falseSeats(evidence),
    ...evidence.views.flatMap((view) => falseView(view, evidence)),
    ...[...evidence.streams].flatMap(([stream, rows]) => stuckRoom(stream, rows, evidence)),
  ];
}

/** The log has no gaps, and no command twice. */
function brokenRows(stream: string, rows: readonly Row[]): readonly string[] {
  const seqs = rows.map(({ seq }) => seq);
  const ids = rows.flatMap(({ commandId }) => (commandId === null ? [] : [commandId]));
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  return [
    ...(seqs.every((seq, i) => seq === i + 1) ? [] : [`${stream} has the rows ${seqs.join(' ')}`]),
    ...twice.map((id) => `${stream} has command ${id} twice`),
  ];
}

/** Every phase opens once and closes once; nothing happens after the end. */
function brokenPhases(stream: string, rows: readonly GameRow[]): readonly string[] {
  const events = rows.flatMap((row) => row.events);
  const opened = events.flatMap((event) => (event.type === 'opened' ? [event.frame] : []));
  const closed = events.filter(({ type }) => type === 'closed').length;
  const ends = events.filter(({ type }) => type === 'ended').length;
  const twice = opened.filter((frame, i) => opened.indexOf(frame) !== i);
  const open = opened.length - closed;
  return [
    ...twice.map((frame) => `${stream} opens ${frame} twice`),
    ...(ends > 1 ? [`${stream} ends ${ends} times`] : []),
    ...(ends > 0 && events.at(-1)?.type !== 'ended' ? [`${stream} continues after its end`] : []),
    ...(open < 0 ? [`${stream} closes more phases than it opens`] : []),
    ...(ends === 0 && open < 1 ? [`${stream} has no open phase and no end`] : []),
  ];
}
const isOver = (rows: readonly Row[]): boolean =>
  rows.some(({ events }) => (events as readonly { type?: string }[]).some(({ type }) => type === 'ended'));

function overdue(stream: string, rows: readonly Row[], { now }: RunEvidence): readonly string[] {
  const deadline = rows.at(-1)?.deadline ?? null;
  if (isOver(rows)) return [];
  if (deadline === null) return [`${stream} runs without a deadline`];
  return now - deadline > OVERDUE ? [`${stream} is ${(now - deadline) / 1000} seconds overdue`] : [];
}

/** Everything acknowledged is in a log. */
function lostAcks({ streams, acked }: RunEvidence): readonly string[] {
  const kept = new Set<string>();
  for (const [stream, rows] of streams) {
    const sitters = stream.startsWith(GAME) ? beginOf(rows)?.sitters : undefined;
    for (const { commandId } of rows) {
      const [who = '', id = ''] = commandId?.split('/') ?? [];
      kept.add(`${sitters ? sitters[Number(who)]?.player : who}/${id}`);
    }
  }
  const lost = acked.filter(({ player, id }) => !kept.has(`${player}/${id}`));
  return lost.map(({ player, id }) => `${id} of ${player} was acknowledged and is in no log`);
}

/** Players who were kicked or have left have no seat; all others keep theirs. */
function falseSeats({ streams, seats, now }: RunEvidence): readonly string[] {
  const rooms = [...streams].flatMap(([stream, rows]) => (stream.startsWith(ROOM) ? rows : []));
  const leftIn = ({ events, at }: Row) =>
    (events as unknown as readonly RoomEvent[]).flatMap((event) =>
      event.type === 'left' ? [[event.player, at] as const] : [],
    );
  const left = new Map(rooms.flatMap(leftIn));
  return seats.flatMap(({ player, isConnected, isTurnedAway }) => {
    const at = left.get(player);
    if (isTurnedAway && at === undefined) return [`${player} could not return to the seat`];
    return isConnected && at !== undefined && now - at > OVERDUE ? [`${player} lost the seat and was not told`] : [];
  });
}

const beginOf = (rows: readonly Row[]): StartCommand | undefined => rows[0]?.command as unknown as StartCommand;

/** The packets a person got are a prefix of those the log gives them, and all of them if they were connected at the end. */
function falseView({ player, game, kind, frames, isWhole }: View, { streams }: RunEvidence): readonly string[] {
  const rows = streams.get(`${GAME}${game}`) ?? [];
  const begin = beginOf(rows);
  if (!begin) return [`${player} has seen ${game}, which is in no log`];
  const truth = shown(game, begin, rows.map(gameRow), player, kind);
  const wrong = frames.findIndex((frame, i) => frame !== truth[i]);
  if (wrong >= 0) return [`${player} got ${frames[wrong]} as packet ${wrong + 1} of ${game}, not ${truth[wrong]}`];
  const isThere = roomOf(streams.get(begin.room) ?? []).game?.id === game; // after a return to the lobby no more packets are sent
  if (isWhole && isThere && frames.length < truth.length)
    return [`${player} got ${frames.length} of ${truth.length} packets of ${game}`];
  return [];
}
function shown(id: string, begin: StartCommand, rows: readonly GameRow[], player: string, kind: StreamKind): string[] {
  const built = chosenRules(begin.rules, begin.options);
  if (!built.ok) throw new Error(built.message);
  const seat: SeatId = begin.sitters.findIndex((sitter) => sitter.player === player);
  const replay = { id, begin, rules: built.rules, rows, listen: () => () => {} } as unknown as Match;
  const texts: string[] = [];
  readStory(replay, seat < 0 ? null : seat, kind, (text) => texts.push(text));
  return texts;
}

/** A room notices the end of its game, and a countdown ends with a deal. */
function stuckRoom(stream: string, rows: readonly Row[], { streams, now }: RunEvidence): readonly string[] {
  if (!stream.startsWith(ROOM)) return [];
  const room = roomOf(rows);
  const { status, game, countdownEndsAt } = room;
  if (countdownEndsAt !== null && now - countdownEndsAt > OVERDUE) return [`${stream} counts down for ever`];
  if (status !== 'playing' || !game) return [];
  const played = streams.get(`${GAME}${game.id}`) ?? [];
  const over = played.findLast(({ events }) => isOver([{ events } as Row]));
  if (over && now - over.at > OVERDUE) return [`${stream} does not know that its game is over`];
  const dealt = rows.at(-1)?.at ?? now;
  return played.length === 0 && now - dealt > OVERDUE ? [`${stream} has dealt a game that does not begin`] : [];
}
const roomOf = (rows: readonly Row[]): RoomState =>
  rows.reduce(
    (room, { events, at }) =>
      (events as unknown as readonly RoomEvent[]).reduce((state, event) => evolveRoom(state, event, at), room),
    noRoom,
  );
