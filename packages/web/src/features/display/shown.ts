import type { GameView, RoomView } from '../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../shared/rules/rules.ts';

/** A game on the display. */
export interface Shown {
  readonly room: RoomView;
  readonly game: GameView;
  readonly rules: RulesEntry;
}
