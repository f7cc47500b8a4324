import { beliefPlayers } from './belief-player.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';

export { chance } from './chance.ts';
export { Hindsight, type Possible } from './mind/hindsight.ts';
export { type Motive, motivesIn } from './mind/memory.ts';
export type { Answer, Player, Reply, Turn } from './player.ts';
export {
  answered,
  type Clock,
  type Habits,
  type Patience,
  QUICK,
  type SeatPlayer,
  SLOW,
  seatPlayer,
  waitUntil,
} from './seat-player.ts';
export type { Report, SpeechAct, TalkContext } from './talk/acts.ts';
export { read, readPhrases } from './talk/read.ts';
export { KeptReadings } from './talk/readings.ts';
export { say } from './talk/say.ts';

const players: readonly Player[] = [random, ...beliefPlayers];

/** The kinds of players that need no network. */
export const kinds: readonly string[] = players.map(({ kind }) => kind);
export const playerOf = (kind: string): Player | undefined => players.find((player) => player.kind === kind);
