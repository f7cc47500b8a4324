import { type Player, playerOf, type SeatPlayer, seatPlayer } from '@moonrise/bots';
import type { SeatId } from '@moonrise/engine';
import { type AiKind, aiKind } from '@moonrise/protocol';
import type { Sitter } from '../matches/rows.ts';
import { PROGRAM } from '../programs/programs.ts';
import type { Ai } from './ai.ts';

/** The kind of an AI seat that a model plays. */
export const LLM = 'llm' as const satisfies AiKind;
const usual = playerOf('standard') as Player;

/** What can play an AI seat on this server, under any rules. */
export const kindsWith = (hasModel: boolean): readonly AiKind[] =>
  aiKind.options.filter((kind) => kind !== PROGRAM && (hasModel || kind !== LLM));

interface PlayedGame {
  readonly id: string;
  readonly room: string; // whoever made it pays
  readonly sitters: readonly Sitter[];
}
type ProgramAt = (seat: SeatId, standIn: Player) => SeatPlayer | undefined;
/**
 * Who plays the seats of a game. An AI seat is played by the kind that its sitter names; where a model is named and none is
 * configured, or a program and none is there, and for people who are away, by the usual built-in player.
 */
export function seatPlayers(
  ai: Ai | null,
  { id, room, sitters }: PlayedGame,
  programAt: ProgramAt = () => undefined,
): (seat: SeatId) => SeatPlayer {
  const models = ai?.playersOf(id, room, usual);
  return (seat) => {
    const { player = null, kind } = sitters[seat] ?? {};
    if (player !== null || kind === undefined) return seatPlayer(usual);
    if (kind === PROGRAM) return programAt(seat, usual) ?? seatPlayer(usual);
    if (kind === LLM) return models ? models(seat) : seatPlayer(usual);
    return seatPlayer(playerOf(kind) ?? usual);
  };
}
