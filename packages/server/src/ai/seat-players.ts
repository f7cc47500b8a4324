import { kinds, type SeatPlayer } from '@moonrise/bots';
import type { SeatId } from '@moonrise/engine';
import { type AiKind, plainKinds } from '@moonrise/protocol';
import type { Sitter, TableOptions } from '../matches/rows.ts';
import type { BotWorld } from '../matches/seat-answers.ts';
import { PROGRAM } from '../programs/programs.ts';
import { preparedAt, tablePlayer, USUAL } from '../thinking/table-players.ts';
import type { Ai } from './ai.ts';

/** The kind of an AI seat that the only model plays. */
export const LLM = 'llm' as const satisfies AiKind;
const MODEL = 'model:';

const kindOf = (model: string): AiKind => (model === LLM ? LLM : `${MODEL}${model}`);
/** The name of the model that plays an AI seat of this kind. */
function modelOf(kind: string): string | undefined {
  if (kind === LLM) return LLM;
  return kind.startsWith(MODEL) ? kind.slice(MODEL.length) : undefined;
}

/** The kinds of AI players that a server with these models offers in all rule sets. */
export const kindsWith = (models: readonly string[]): readonly AiKind[] => [
  ...plainKinds.filter((kind) => kind !== PROGRAM && kind !== LLM),
  ...models.map(kindOf),
];

interface PlayedGame {
  readonly id: string;
  readonly room: string; // its creator pays
  readonly sitters: readonly Sitter[];
  readonly table?: TableOptions;
}
type ProgramAt = (seat: SeatId, standIn: SeatPlayer) => SeatPlayer | undefined;
/**
 * The players of a game's seats. An AI seat gets the kind that its sitter names; the room may set another level for bots on the
 * wolves' side. The usual built-in player takes seats of people who are away, and AI seats whose model is not configured or whose
 * program is not connected.
 */
export function seatPlayers(
  ai: Ai | null,
  { id, room, sitters, table: { wolf_level } = {} }: PlayedGame,
  isWolf: (seat: SeatId) => boolean = () => false, // was dealt a card of the wolves' side
  programAt: ProgramAt = () => undefined,
): BotWorld['playerOf'] {
  const models = ai?.playersOf(id, room);
  return (seat, table) => {
    const { player = null, kind } = sitters[seat] ?? {};
    const usual = tablePlayer(table, USUAL);
    if (player !== null || kind === undefined) return usual;
    if (kind === PROGRAM) return programAt(seat, usual) ?? usual;
    const model = modelOf(kind);
    if (model !== undefined) return models?.(seat, preparedAt(table, USUAL), model) ?? usual;
    if (!kinds.includes(kind)) return usual;
    return tablePlayer(table, wolf_level && isWolf(seat) ? wolf_level : kind);
  };
}
