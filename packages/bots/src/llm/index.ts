export { type LlmSeat, llmPlayer, type Move } from './llm-player.ts';
export {
  type Completion,
  type CompletionRequest,
  type Port,
  PortFailure,
  type PortFault,
  type Usage,
} from './port.ts';
export { standInMemory } from './recollection.ts';
export { type Endpoint, sdkPort } from './sdk-port.ts';
