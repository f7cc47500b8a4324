import { type SeatId, sees } from '@moonrise/engine';
import { cleanText } from '../../chat/clean-text.ts';
import type { Match } from '../../matches/match.ts';
import type { LiveRoom } from '../../rooms/live-room.ts';
import { everyone } from '../../rooms/model/ai-tiles.ts';
import { refused } from '../../rooms/refused.ts';
import type { HeardLine, PlayerReport } from '../../rooms/reports.ts';
import type { Session } from '../session.ts';
import { type Handler, refuse, type SocketWorld } from './handler.ts';
import { notInRoom } from './room-seat.ts';

const HEARD = 20; // lines
const HEARD_BYTES = 8_192; // of them
const unknownPlayer = refused('unknown_player', 'No player in this room has that id.');

export type ReportedPerson = Pick<PlayerReport, 'about' | 'isAi'> & {
  readonly seat: SeatId | null;
  readonly player: string | null;
};

/** The player with this id. During a game only ids of the table count: lobby ids would reveal which masked player has left. */
export function personOf({ state }: LiveRoom, id: string): ReportedPerson | undefined {
  const sitters = state.game?.begin.sitters ?? [];
  const seat = sitters.findIndex((sitter) => sitter.id === id);
  const sitter = sitters[seat];
  if (sitter) {
    const { player, name } = sitter;
    return { about: { id: player ?? id, name }, isAi: player === null, seat, player };
  }
  if (state.status === 'playing') return undefined;
  const isAi = state.tiles.some((tile) => tile.id === id);
  const member = everyone(state).find((one) => one.id === id);
  return member && { about: { id, name: member.name }, isAi, seat: null, player: id };
}

/** The chat lines of a person that the viewer could see. */
function heardFrom(
  { state }: LiveRoom,
  match: Match | undefined,
  viewer: SeatId | null,
  { seat, player }: ReportedPerson,
) {
  const inRoom = player === null ? [] : state.chat.filter(({ from }) => from === player);
  const inGame = (match?.rows ?? []).flatMap(({ at, events }) =>
    events.flatMap((event) =>
      (event.type === 'said' || event.type === 'spoke') && event.seat === seat && sees(event, viewer)
        ? [{ at, text: event.text, ...(event.to !== 'all' && { secret: true as const }) }]
        : [],
    ),
  );
  const lines: HeardLine[] = [...inRoom.map(({ at, text }) => ({ at, text })), ...inGame];
  return newest(lines.sort((a, b) => a.at - b.at).slice(-HEARD));
}
/** The last ones, as many as a report may hold. */
function newest(lines: readonly HeardLine[]): readonly HeardLine[] {
  let left = HEARD_BYTES;
  const from = lines.findLastIndex(({ text }) => {
    left -= Buffer.byteLength(text);
    return left < 0;
  });
  return lines.slice(from + 1);
}

function reporterOf({ player }: Session, { state }: LiveRoom): PlayerReport['by'] {
  const member = state.members.find(({ id }) => id === player);
  return member ? { id: member.id, name: member.name } : null;
}

/** What a ban of the player would need. The profile is unlinked when the room closes. */
const keysOf = async (player: string, { history, moderation }: SocketWorld) => ({
  profile: await history.profileOf(player).catch(() => undefined),
  network: moderation.networks.of(player),
});

export const reportPlayer: Handler<'report_player'> = async (session, { player_id, reason, text }, world) => {
  const live = session.roomConnections?.live;
  if (!live) return refuse(notInRoom);
  const person = personOf(live, player_id);
  if (!person) return refuse(unknownPlayer);
  const words = text === undefined ? undefined : cleanText(text, world.settings.limits.text_length);
  if (words && !words.ok) return refuse(words);
  const tooMany = await world.guards.takeEverywhere('reports', session.visitor ?? session.key);
  if (tooMany) return refuse(tooMany);
  const game = await live.match()?.catch(() => undefined);
  const viewer = game ? session.seatIn(game.match) : null;
  const { about, isAi } = person;
  const report: PlayerReport = {
    code: live.state.code,
    game: live.state.game?.id ?? null,
    by: reporterOf(session, live),
    about,
    isAi,
    reason,
    text: words?.text ?? '',
    heard: heardFrom(live, game?.match, viewer, person),
    ...(person.player !== null && { keys: await keysOf(person.player, world) }),
  };
  return { answer: await world.reports.keep(report) };
};
