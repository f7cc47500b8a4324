import type { GameView, RoomFrame } from '../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../shared/rules/rules.ts';

/** A game on the display. */
export interface Shown {
  readonly room: RoomFrame;
  readonly game: GameView;
  readonly rules: RulesEntry;
}
