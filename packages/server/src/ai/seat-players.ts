import { type Player, playerOf, type SeatPlayer, seatPlayer } from '@moonrise/bots';
import type { SeatId } from '@moonrise/engine';
import { type AiKind, aiKind } from '@moonrise/protocol';
import type { Sitter } from '../matches/rows.ts';
import { PROGRAM } from '../programs/programs.ts';
import type { Ai } from './ai.ts';

/** The kind of an AI seat that a model plays. */
export const LLM = 'llm' as const satisfies AiKind;
const usual = playerOf('standard') as Player;

/** The kinds of AI players that this server offers in all rule sets. */
export const kindsWith = (hasModel: boolean): readonly AiKind[] =>
  aiKind.options.filter((kind) => kind !== PROGRAM && (hasModel || kind !== LLM));

interface PlayedGame {
  readonly id: string;
  readonly room: string; // its creator pays
  readonly sitters: readonly Sitter[];
}
type ProgramAt = (seat: SeatId, standIn: Player) => SeatPlayer | undefined;
/**
 * The players of a game's seats. An AI seat gets the kind that its sitter names. The usual built-in player takes seats of people
 * who are away, and AI seats whose model is not configured or whose program is not connected.
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
