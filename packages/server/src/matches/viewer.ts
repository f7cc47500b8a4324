import type { SeatId } from '@moonrise/engine';
import { NumberedPacket, type Projection, SharedPackets } from './game-packet.ts';
import { LogPackets } from './log-packets.ts';
import type { Match } from './match.ts';
import { NamedPackets } from './named-packets.ts';
import type { NamedGame } from './named-summaries.ts';
import { wireIds } from './wire-ids.ts';

export type StreamKind = 'named' | 'log';
export type Send = (packet: NumberedPacket) => void;

/**
 * Sends a match to one viewer (null: a spectator): first the packets after `lastN`, then everything as it happens. Packets are numbered per
 * viewer without gaps, and are the same each time they are made. A viewer with a higher `lastN` than there are packets has
 * seen another game, and gets this one from the start.
 */
export function watch(match: Match, viewer: SeatId | null, kind: StreamKind, lastN: number, send: Send): () => void {
  const projection = projectionOf(match, viewer, kind);
  let n = 0;
  const story = match.rows.flatMap((row) => projection.packets(row).map((packet) => new NumberedPacket(packet, ++n)));
  for (const packet of story.slice(lastN <= story.length ? lastN : 0)) send(packet);
  return match.listen((row) => {
    for (const packet of projection.packets(row)) send(new NumberedPacket(packet, ++n));
  });
}

const namedGames = new WeakMap<Match, NamedGame>();
function namedGame(match: Match): NamedGame {
  const { sitters } = match.begin;
  const named = { id: match.id, sitters, ids: wireIds(sitters), shared: new SharedPackets() };
  namedGames.set(match, named);
  return named;
}
function projectionOf(match: Match, viewer: SeatId | null, kind: StreamKind): Projection {
  const named = namedGames.get(match) ?? namedGame(match);
  return kind === 'log' ? new LogPackets(match.rules, viewer, named) : new NamedPackets(match.rules, viewer, named);
}
