import type { Player } from './player.ts';
import { random } from './random.ts';

export { chance } from './chance.ts';
export type { Answer, Player, Reply, Turn } from './player.ts';

const players: readonly Player[] = [random];

/** The kinds of players that need nothing but the game. */
export const kinds: readonly string[] = players.map(({ kind }) => kind);
export const playerOf = (kind: string): Player | undefined => players.find((player) => player.kind === kind);
