export { type AgentKnowledge, type AgentOptions, type Handlers, playGame } from './agent.ts';
export type { SayResult } from './free-speech.ts';
export {
  ASKING,
  type Info,
  type Judge,
  type Packet,
  packet,
  type Request,
  ROLES,
  type Role,
  type Setting,
  type SpeechSetting,
  type Talk,
  type Vote,
} from './packets.ts';
