import type { Deed, EventOf, Game, SeatId } from '@moonrise/engine';
import { fellows } from './fellows.ts';
import { GamePacket, type SharedPackets } from './game-packet.ts';
import type { GameRow, Sitter } from './rows.ts';
import type { WireIds } from './wire-ids.ts';

export const packet = (event: string, data: GamePacket['data']): GamePacket => new GamePacket(event, data);

/** The facts of a game that all its viewers share. */
export interface NamedGame {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly ids: WireIds;
  readonly shared: SharedPackets;
  readonly rows?: readonly GameRow[]; // of the whole game, for players who may see all of it
}

/** The deal as one viewer sees it. */
export function gameStarted(named: NamedGame, game: Game, me: SeatId | null, commitment: string): GamePacket {
  const { idOf } = named.ids;
  return packet('game_started', {
    game_id: named.id,
    players: game.seats.map(({ id, name }) => ({ id: idOf(id), name })),
    your_id: me === null ? null : idOf(me),
    your_role: me === null ? null : (game.state.cards[me] ?? null),
    your_team: me === null ? null : (game.team(me) ?? null),
    fellows: fellows(game, me).map(idOf),
    commitment,
  });
}

/** The ballots of a vote: count per target, number cast, and target by voter where ballots are open. */
export function tally(ballots: readonly Deed[], { idOf }: WireIds): GamePacket {
  const votes: Record<string, number> = {};
  const by: Record<string, string | null> = {};
  for (const { seat, targets } of ballots) {
    by[idOf(seat)] = targets[0] === undefined ? null : idOf(targets[0]);
    for (const target of targets) votes[idOf(target)] = (votes[idOf(target)] ?? 0) + 1;
  }
  return packet('vote_update', { votes, cast: ballots.length, by });
}

export interface EndDetails {
  readonly moves: readonly { readonly text: string; readonly about: readonly string[] }[];
  readonly votes: Readonly<Record<string, string | null>>; // of the last vote
}
/** The result of a game: the winner, and the role of every player. */
export function resultOf({ idOf }: WireIds, game: Game, { outcome, seed, dealt, cards }: EventOf<'ended'>) {
  return {
    winner: outcome.team ?? 'none',
    reason: outcome.reason,
    players_with_roles: game.seats.map(({ id, name, alive }) => ({
      id: idOf(id),
      name,
      role: cards[id] ?? null,
      dealt_role: dealt[id] ?? null,
      team: game.team(id) ?? null,
      alive,
      won: outcome.winners.includes(id),
    })),
    seed,
  };
}

export function gameEnded(
  { ids, sitters }: NamedGame,
  game: Game,
  event: EventOf<'ended'>,
  story: EndDetails,
): GamePacket {
  const centre = event.cards.slice(sitters.length);
  const more = centre.length > 0 && { center: centre, moves: story.moves, votes: story.votes };
  return packet('game_ended', { ...resultOf(ids, game, event), ...more });
}
