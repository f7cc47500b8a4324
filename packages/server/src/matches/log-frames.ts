import { openFrame, type Place, type Ruleset, type SeatId } from '@moonrise/engine';
import { Frame, type Projection } from './frame.ts';
import type { NamedGame } from './named-summaries.ts';
import type { GameRow } from './rows.ts';
import { lookOf } from './wire-ids.ts';
import { wireLock, wirePrompts } from './wire-prompts.ts';
import { Witness } from './witness.ts';

const asPlace = (place: Place): Place => place;

/** The engine's own events as this viewer sees them, with the prompts that follow. */
export class LogFrames implements Projection {
  private readonly witness: Witness;
  private readonly named: NamedGame;
  constructor(rules: Ruleset, viewer: SeatId | null, named: NamedGame) {
    this.witness = new Witness(rules, viewer);
    this.named = named;
  }
  frames(row: GameRow): readonly Frame[] {
    const events = this.witness.seen(row.events);
    for (const event of events) this.witness.watch(event);
    if (events.length === 0 && !this.isNews(row)) return [];
    const { game } = this.witness;
    const prompts = this.witness.prompts();
    return [
      new Frame('events', {
        at: row.at,
        events,
        prompts: wirePrompts(prompts, asPlace),
        locks: this.witness.locks(prompts).map(wireLock),
        phase_id: openFrame(game),
        ends_at: game.isOpen ? row.deadline : null,
        ...(events.some(({ type }) => type === 'started') && { table: this.table() }),
        ...(row.command.type === 'extend' && { extended_ms: row.command.ms }),
      }),
    ];
  }
  /** Who sits where, and which game this is. */
  private table() {
    const { id, sitters } = this.named;
    return {
      game_id: id,
      seat: this.witness.viewer,
      ids: sitters.map((sitter) => sitter.id),
      looks: sitters.map(lookOf),
    };
  }
  /** Whether a row without events means something to this viewer: more time, or a reminder. */
  private isNews({ command }: GameRow): boolean {
    if (command.type === 'extend') return this.witness.game.isOpen;
    return command.type === 'nudge' && this.witness.owesAnAnswer();
  }
}
