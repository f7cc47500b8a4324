import { clock, type Ruleset, type SeatId } from '@moonrise/engine';
import type { Frame, Projection } from './frame.ts';
import type { GameRow } from './rows.ts';
import type { WireIds } from './wire-ids.ts';
import { wirePrompts } from './wire-prompts.ts';
import { Witness } from './witness.ts';

/** The engine's own events as this viewer sees them, with the prompts that follow. */
export class LogFrames implements Projection {
  private readonly witness: Witness;
  private readonly ids: WireIds;
  constructor(rules: Ruleset, viewer: SeatId | null, ids: WireIds) {
    this.witness = new Witness(rules, viewer);
    this.ids = ids;
  }
  frames(row: GameRow): readonly Frame[] {
    const events = this.witness.seen(row.events);
    for (const event of events) this.witness.watch(event);
    if (events.length === 0 && !this.isNews(row)) return [];
    const { game } = this.witness;
    return [
      {
        event: 'events',
        data: {
          at: row.at,
          events,
          prompts: wirePrompts(this.witness.prompts(), this.ids),
          phase_id: clock(game)?.key ?? null,
          ends_at: game.isOpen ? row.deadline : null,
          ...(row.command.type === 'extend' && { extended_ms: row.command.ms }),
        },
      },
    ];
  }
  /** Whether a row without events means something to this viewer: more time, or a reminder. */
  private isNews({ command }: GameRow): boolean {
    if (command.type === 'extend') return this.witness.game.isOpen;
    return command.type === 'nudge' && this.witness.owesAnAnswer();
  }
}
