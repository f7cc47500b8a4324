export type { Endpoint, ReasoningEffort } from './endpoint.ts';
export { endpointPort } from './endpoint-port.ts';
export { firstIds } from './first-ids.ts';
export { objectIn } from './lenient-json.ts';
export { type LlmMove, type LlmSeat, llmPlayer } from './llm-player.ts';
export { type ModelTurn, modelTurn, type Preparing, type PromptFacts, preparedBy } from './model-turn.ts';
export {
  type Completion,
  type CompletionRequest,
  type Port,
  PortFailure,
  type PortFault,
  type Usage,
} from './port.ts';
export { helpedPlayer } from './wording-player.ts';
