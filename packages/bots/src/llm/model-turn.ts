import type { Game, Json } from '@moonrise/engine';
import type { Player, Reply, Turn } from '../player.ts';
import { answered } from '../seat-player.ts';
import { heardBy, type ModelHeard } from './chat-reading.ts';
import { seenMemoryIn, withNews, withNote } from './llm-memory.ts';
import type { CompletionRequest } from './port.ts';
import { type LlmQuestion, questionsOf } from './questions.ts';
import { rulesTier } from './rules-tier.ts';
import { seatTier } from './seat-tier.ts';
import { turnTier } from './turn-tier.ts';

/** What the model prompt says besides what the seat has seen. */
export interface PromptFacts {
  readonly note: string; // of the model to itself, in its last answer
  readonly seconds: number; // until its answer is due
  readonly heard?: readonly ModelHeard[]; // what a model understood of the chat, for the fallback player
}
/** Everything to ask a model: plain data, so that it can be made in another thread. */
export interface ModelTurn {
  readonly spare: Pick<Reply, 'answers' | 'motives'>; // what the fallback player would do
  readonly memory: Json; // for the next turn
  readonly questions: readonly LlmQuestion[];
  readonly isOpen: boolean; // false: there is nothing to choose
  readonly day: number;
  readonly system: CompletionRequest['system'];
  readonly text: string;
}
export type Preparing = (turn: Turn, facts: PromptFacts, until: number) => Promise<ModelTurn>;

/** Makes the model prompt. The fallback player plays along every turn, so that it knows everything when it is needed. */
export function modelTurn(fallback: Player, turn: Turn, { note, seconds, heard = [] }: PromptFacts): ModelTurn {
  const game = turn.view();
  const before = seenMemoryIn(turn.memory);
  const readings = heard.length > 0 ? { readings: heardBy(heard, turn.readings) } : {};
  const { memory, ...spare } = answered(fallback, { ...turn, ...readings, memory: before.fallback });
  const seen = { ...withNews(withNote(before, note), turn.news(), game), fallback: memory };
  const questions = questionsOf(game, turn.prompts);
  return {
    spare,
    memory: seen as unknown as Json,
    questions,
    isOpen: isOpen(game, turn, questions),
    day: game.day,
    system: [rulesTier(game), seatTier(turn, game, seen)],
    text: turnTier(turn, seconds, questions, seen),
  };
}
/** Nothing is open for the dead, and with a single choice. */
function isOpen(game: Game, { seat }: Turn, questions: readonly LlmQuestion[]): boolean {
  const isSettled = ({ required, choices }: LlmQuestion) => required && choices.length === 1;
  const isIdle = !game.isAlive(seat) && !questions.some(({ required }) => required);
  return !isIdle && !questions.every(isSettled);
}

/** Prepares turns in this thread. */
export const preparedBy =
  (fallback: Player): Preparing =>
  async (turn, facts) =>
    modelTurn(fallback, turn, facts);
