export { objectIn } from './lenient-json.ts';
export { standInMemory } from './llm-memory.ts';
export { type LlmMove, type LlmSeat, llmPlayer } from './llm-player.ts';
export {
  type Completion,
  type CompletionRequest,
  type Port,
  PortFailure,
  type PortFault,
  type Usage,
} from './port.ts';
export { type Endpoint, sdkPort } from './sdk-port.ts';
