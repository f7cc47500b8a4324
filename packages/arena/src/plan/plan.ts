import type { Id } from '@moonrise/engine';

/** Who plays, where, and how often. Plain data, so that it can be sent to a worker. */
export interface ArenaPlan {
  readonly name: string;
  readonly seed: string;
  readonly deals: number; // per table, and with `sides` per two players
  readonly pairing: 'sides' | 'mixed';
  readonly budgetUsd: number | null; // null: unlimited
  readonly swing: number; // re-simulations before and after each message; 0: none
  readonly tables: readonly ArenaTable[];
  readonly players: readonly ArenaPlayer[];
}
export interface ArenaTable {
  readonly name: string; // unique in the plan: classic-7
  readonly rules: Id;
  readonly players: number;
  readonly options: unknown;
}
interface Named {
  readonly name: string;
}
interface BotEntry extends Named {
  readonly kind: 'bot';
  readonly level: string;
}
interface ModelEntry extends Named {
  readonly kind: 'model';
  readonly model: string;
}
interface CommandEntry extends Named {
  readonly kind: 'command';
  readonly command: readonly string[];
  readonly seconds: number; // for one answer
}
export type ArenaPlayer = BotEntry | ModelEntry | CommandEntry;

/** What must not change between two runs in one folder. More deals and more money continue an arena. */
export const identityOf = ({ name, seed, pairing, swing, tables, players }: ArenaPlan): string =>
  JSON.stringify({ name, seed, pairing, swing, tables, players });
