import type { Event, Game, Id, Outcome, SeatId } from '@moonrise/engine';
import { firstFault, type Law, type Moment, Scene } from '@moonrise/engine/testing';
import { atEach, judged } from './ballots.ts';

interface VerdictRules {
  readonly wolves: Id;
  readonly village: Id;
  readonly isWolf?: (truth: Game, seat: SeatId) => boolean; // by default: the team of the wolves
  readonly mayLackWolves?: true; // a game dealt without wolves has no winner
  readonly loner?: Id; // a wolf who, as the last of the pack, does not win by numbers
  readonly judgedAfter: readonly Id[]; // the phases after which a verdict is taken
  readonly isStopped?: (truth: Game, day: number) => boolean; // the game should have been stopped before such a day
}

/** The game ends when a side has won, not before and not after. */
export const verdictLaw = (sides: VerdictRules): Law => {
  const { isWolf = (truth: Game, seat: SeatId) => truth.team(seat) === sides.wolves } = sides;
  const standing = (truth: Game) => {
    const living = truth.seats.filter(({ alive }) => alive).map(({ id }) => id);
    const wolves = living.filter((id) => isWolf(truth, id));
    if (sides.mayLackWolves && !truth.seats.some(({ id }) => isWolf(truth, id))) return undefined;
    if (wolves.length === 0) return sides.village;
    const isHunting = wolves.length === 1 && living.length > 1 && truth.state.cards[wolves[0] ?? -1] === sides.loner;
    return !isHunting && wolves.length * 2 >= living.length ? sides.wolves : undefined;
  };
  return judged('the game ends when it is won', (moment) => {
    const late = atEach(moment, 'opened', ({ event, scene: { truth } }) => {
      const last = truth.state.frames[0];
      if (event.over || !last || last.phase === event.phase) return undefined; // a vote held again is not over
      if (sides.isStopped?.(truth, event.day)) return `it should have been stopped before day ${event.day}`;
      const winner = sides.judgedAfter.includes(last.phase) ? standing(truth) : undefined;
      return winner && `${winner} had won when ${last.phase} was over`;
    });
    return (
      late ??
      atEach(moment, 'ended', ({ event, scene: { truth } }) => {
        const { team, reason } = event.outcome;
        const isWon = reason !== 'wolves_gone' && reason !== 'parity' ? true : standing(truth) === team;
        return isWon ? undefined : `${team} by ${reason}`;
      })
    );
  });
};

/** Checks the winner independently when the game is over. */
export const winnerLaw = (winner: (truth: Game) => Outcome['team']): Law =>
  judged('the winner is whom the rules say', (moment) =>
    atEach(moment, 'ended', ({ event, scene: { truth } }) => {
      const expected = winner(truth);
      return event.outcome.team === expected ? undefined : `${event.outcome.team} instead of ${expected}`;
    }),
  );

/** Rounds in a row without a death, before a round of this number opens. */
export function quietBefore(truth: Game, day: number, firstDay: number): number {
  const days = truth.seats.flatMap(({ diedOn }) => (diedOn === null ? [] : [diedOn]));
  return day - 1 - Math.max(firstDay - 1, ...days);
}

/** A role with a last shot gets exactly one when it dies, before anything else happens. */
export const revengeLaw = (role: Id): Law => ({
  name: 'a Hunter who dies shoots once, before all else',
  watch: () => {
    const avengers = new Avengers(role);
    return ({ before, events, game }) => {
      if (!before) return undefined;
      const scene = new Scene(game.rules, before.state, events);
      return firstFault([...events.keys()], (i) => avengers.judge(scene.turnTo(i), scene));
    };
  },
});
/** Dead seats that have not shot yet. */
class Avengers {
  private readonly role: Id;
  private due: SeatId[] = [];
  private shots = 0;
  constructor(role: Id) {
    this.role = role;
  }
  judge(event: Event, scene: Scene): string | undefined {
    if (event.type === 'died') return this.died(event.seat, event.cause, scene);
    if (event.type === 'opened' && event.phase === 'hunter_revenge')
      return this.called((event.data as { avenger: SeatId }).avenger);
    const isProgress = (event.type === 'opened' && !event.over) || event.type === 'ended';
    return isProgress && this.due.length > 0 ? `${event.type} while seat ${this.due[0]} has not shot` : undefined;
  }
  private died(seat: SeatId, cause: Id, { truth }: Scene): string | undefined {
    if (cause === 'revenge') return this.shots-- > 0 ? undefined : 'one shot too many';
    if (truth.has(seat, this.role)) this.due.push(seat);
    return undefined;
  }
  private called(avenger: SeatId): string | undefined {
    this.shots = 1;
    return this.due.shift() === avenger ? undefined : `seat ${avenger} may shoot, and should not`;
  }
}

/** Checks each deed of an act together with the earlier ones of the seat, for as long as it has its role. */
export const deedLaw = (
  name: string,
  act: Id,
  judge: (
    deeds: readonly { readonly day: number; readonly targets: readonly number[] }[],
    game: Game,
  ) => string | undefined,
): Law => ({
  name,
  watch: () => {
    const kept = new Map<SeatId, { day: number; targets: readonly number[] }[]>();
    return ({ events, game, before }: Moment) => {
      for (const event of events) {
        if (event.type === 'turned') kept.delete(event.seat);
        if (event.type !== 'did' || event.deed.act !== act) continue;
        const { seat, targets } = event.deed;
        const deeds = [...(kept.get(seat) ?? []), { day: before?.day ?? 0, targets }];
        kept.set(seat, deeds);
        const fault = judge(deeds, game);
        if (fault) return `seat ${seat}: ${fault}`;
      }
      return undefined;
    };
  },
});
/** No player is protected two nights in a row by the same Doctor. */
export const restLaw = (act: Id, applies: (game: Game) => boolean): Law =>
  deedLaw('no one is protected twice in a row', act, (deeds, game) => {
    const [last, now] = deeds.slice(-2);
    const isRepeat = now && last && now.day === last.day + 1 && now.targets[0] === last.targets[0];
    return isRepeat && applies(game) ? `protects ${now.targets[0]} again on day ${now.day}` : undefined;
  });
