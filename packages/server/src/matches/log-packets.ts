import { openFrame, type Place, type Ruleset, type SeatId } from '@moonrise/engine';
import { scoresOf } from './after-death.ts';
import { GamePacket, type Projection } from './game-packet.ts';
import type { NamedGame } from './named-summaries.ts';
import { type GameRow, isEarlier } from './rows.ts';
import { ViewerState } from './viewer-state.ts';
import { lookOf } from './wire-ids.ts';
import { wireLock, wirePrompts } from './wire-prompts.ts';

const asPlace = (place: Place): Place => place;

/** The log stream: the engine's events that this viewer sees, with prompts and locks. */
export class LogPackets implements Projection {
  private viewer: ViewerState;
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
    const { command } = row;
    return command.type === 'see_all' && command.seat === this.viewer.seat ? this.allSeen(row) : this.next(row);
  }
  /** The whole game once more, with everything that happened in it. */
  private allSeen({ seq }: GameRow): readonly GamePacket[] {
    const { viewer, named } = this;
    this.viewer = new ViewerState(viewer.game.rules, viewer.seat, true);
    return (named.rows ?? []).slice(0, seq - 1).flatMap((row) => this.next(row));
  }
  private next(row: GameRow): readonly GamePacket[] {
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
        ...this.predictions(row),
        ...(row.command.type === 'extend' && { extended_ms: row.command.ms }),
        ...(row.command.type === 'nudge' && { reminder_seconds: row.command.seconds }),
      }),
    ];
  }
  /** The player's own prediction when it is made, and how good all were when the game is over. */
  private predictions({ command, events, seq }: GameRow) {
    if (command.type === 'predict') return { prediction: { next: command.next, winner: command.winner } };
    const scores = events.some(({ type }) => type === 'ended') ? scoresOf((this.named.rows ?? []).slice(0, seq)) : [];
    return scores.length > 0 ? { predictions: scores } : {};
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
    if (command.type === 'extend' || isEarlier(command)) return this.viewer.game.isOpen;
    if (command.type === 'predict') return command.seat === this.viewer.seat;
    return command.type === 'nudge' && this.viewer.owesAnAnswer();
  }
}
