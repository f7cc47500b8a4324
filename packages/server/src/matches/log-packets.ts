import { openFrame, type Place, type Ruleset, type SeatId } from '@moonrise/engine';
import { GamePacket, type Projection } from './game-packet.ts';
import type { NamedGame } from './named-summaries.ts';
import type { GameRow } from './rows.ts';
import { ViewerState } from './viewer-state.ts';
import { lookOf } from './wire-ids.ts';
import { wireLock, wirePrompts } from './wire-prompts.ts';

const asPlace = (place: Place): Place => place;

/** The log stream: the engine's events that this viewer sees, with prompts and locks. */
export class LogPackets implements Projection {
  private readonly viewer: ViewerState;
  private readonly named: NamedGame;
  constructor(rules: Ruleset, seat: SeatId | null, named: NamedGame, viewer = new ViewerState(rules, seat)) {
    this.viewer = viewer;
    this.named = named;
  }
  copy(): LogPackets {
    const { viewer, named } = this;
    return new LogPackets(viewer.game.rules, viewer.seat, named, viewer.copy());
  }
  packets(row: GameRow): readonly GamePacket[] {
    const events = this.viewer.seen(row.events);
    for (const event of events) this.viewer.watch(event);
    if (events.length === 0 && !this.isNews(row)) return [];
    const { game } = this.viewer;
    const prompts = this.viewer.prompts();
    return [
      new GamePacket('events', {
        at: row.at,
        events,
        prompts: wirePrompts(prompts, asPlace),
        locks: this.viewer.locks(prompts).map(wireLock),
        phase_id: openFrame(game),
        ends_at: game.isOpen ? row.deadline : null,
        ...(events.some(({ type }) => type === 'started') && { table: this.table() }),
        ...(row.command.type === 'extend' && { extended_ms: row.command.ms }),
        ...(row.command.type === 'nudge' && { reminder_seconds: row.command.seconds }),
      }),
    ];
  }
  /** The game's id, and the players by seat. */
  private table() {
    const { id, sitters } = this.named;
    return {
      game_id: id,
      seat: this.viewer.seat,
      ids: sitters.map((sitter) => sitter.id),
      looks: sitters.map(lookOf),
    };
  }
  /** True if a row without events concerns this viewer: more time, or a reminder. */
  private isNews({ command }: GameRow): boolean {
    if (command.type === 'extend') return this.viewer.game.isOpen;
    return command.type === 'nudge' && this.viewer.owesAnAnswer();
  }
}
