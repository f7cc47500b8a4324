import type { Match } from '../matches/match.ts';
import { longestUnattended } from '../matches/round-length.ts';
import { RETRY } from './retry-until-stored.ts';
import type { Timers } from './timers.ts';

interface AttendanceWorld {
  readonly match: Match;
  readonly timers: Timers; // of the room
  readonly isHere: (player: string) => boolean; // on any node
  readonly awaySeconds: number;
}
const TIMER = 'attendance';

/**
 * Notes in the log of a game when the last person with a seat is gone and when one is back. If no one comes back for too long, the
 * game is played out. All of it is in the log, so it holds across restarts and on every node.
 */
export class GameAttendance {
  private readonly world: AttendanceWorld;

  constructor(world: AttendanceWorld) {
    this.world = world;
    this.update();
  }
  /** Call this when a player has come or gone, and after each row of the game. */
  update(): void {
    const { match, timers, awaySeconds } = this.world;
    const { unattendedSince: since, isPlayedOut } = match.attendance;
    if (match.isOver || isPlayedOut) return timers.cancel(TIMER);
    if (this.isAttended) {
      timers.cancel(TIMER);
      if (since !== null) void this.note('attended');
    } else if (since !== null)
      timers.setAt(TIMER, since + longestUnattended(match.game), () => void this.note('play_out'));
    else if (!timers.has(TIMER)) timers.set(TIMER, awaySeconds, () => void this.note('unattended'));
  }

  private get isAttended(): boolean {
    const { match, isHere } = this.world;
    return match.begin.sitters.some(({ player }) => player !== null && isHere(player));
  }
  private async note(type: 'attended' | 'unattended' | 'play_out'): Promise<void> {
    const { match, timers } = this.world;
    if (this.isAttended !== (type === 'attended')) return this.update(); // it has changed meanwhile
    const answer = await match.host({ type });
    if (!answer.ok && !match.isOver) timers.set(TIMER, RETRY, () => void this.note(type));
  }
}
