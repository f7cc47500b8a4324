import type { SeatId } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import type { Match } from './match.ts';
import { agreeingMoment, closingMoment, type PhaseTime } from './moments.ts';
import { closeCard, holdLeft } from './staging.ts';
import { endTalk, isTalk } from './talk-end.ts';

/** Bots close their dealt cards and agree to end the talk, each at its own moment, drawn without looking at any card. */
export class SeatConsents {
  private readonly clock: Clock;
  private readonly match: Match;
  private readonly cancels = new Map<SeatId, () => void>();
  private readonly closings: (() => void)[] = [];
  private planned = ''; // for which frame and time

  constructor(clock: Clock, match: Match) {
    this.clock = clock;
    this.match = match;
  }
  /** Bots and people who are away close the dealt card. */
  closeCards(isBot: (seat: SeatId) => boolean): void {
    const { match, clock } = this;
    const dealt = match.rows[0]?.at ?? 0;
    if (!match.begin.table?.staging || holdLeft(dealt, clock.now()) === 0) return;
    for (const seat of match.begin.sitters.keys()) {
      const close = () => void ((isBot(seat) || match.isAway(seat)) && match.beside(closeCard(seat)));
      this.closings.push(clock.at(Math.max(closingMoment(match.botSeed, seat, dealt), clock.now()), close));
    }
  }
  /** `seats` are those that bots play now. */
  follow(frame: string, time: PhaseTime, seats: readonly SeatId[]): void {
    const { match, clock } = this;
    const plan = `${frame}/${time.begin}`;
    if (plan !== this.planned) this.stop();
    this.planned = plan;
    if (!match.begin.table?.end_talk || !isTalk(match.game)) return;
    for (const seat of seats) {
      if (this.cancels.has(seat)) continue;
      const moment = agreeingMoment({ seed: match.botSeed, frame, seat }, time);
      this.cancels.set(
        seat,
        clock.at(Math.max(moment, clock.now()), () => void match.beside(endTalk(seat))),
      );
    }
  }
  leave(seat: SeatId): void {
    this.cancels.get(seat)?.();
    this.cancels.delete(seat);
  }
  close(): void {
    for (const cancel of this.closings) cancel();
    this.stop();
  }
  private stop(): void {
    for (const seat of [...this.cancels.keys()]) this.leave(seat);
  }
}
