// A second implementation of what ballots lead to, from the log and the rules pages, independent of the rule sets.
import type { Deed, Event, Game, Id, SeatId } from '@moonrise/engine';
import { firstFault, type Law, type Moment, Scene } from '@moonrise/engine/testing';

/** A law about one decision and its events. */
export const judged = (name: string, judge: (moment: Moment) => string | undefined): Law => ({
  name,
  watch: () => judge,
});

type Occurrence<T extends Event['type']> = { readonly event: Extract<Event, { type: T }>; readonly scene: Scene };
/** Checks each event of a type in the state in which it happens. */
export function atEach<T extends Event['type']>(
  { before, events, game }: Moment,
  type: T,
  judge: (occurrence: Occurrence<T>) => string | undefined,
): string | undefined {
  if (!before || !events.some((event) => event.type === type)) return undefined;
  const scene = new Scene(game.rules, before.state, events);
  return firstFault([...events.keys()], (i) => {
    const event = scene.turnTo(i);
    return event.type === type ? judge({ event, scene } as Occurrence<T>) : undefined;
  });
}

/** Who died of this cause in this decision, or lies dead while a Priest may pray. */
export function deadBy(events: readonly Event[], cause: Id): SeatId[] {
  const dead = events.flatMap((event) => {
    if (event.type === 'died') return event.cause === cause ? [event.seat] : [];
    const fallen = event.type === 'called' && event.phase === 'prayer' ? (event.data as unknown as Fallen) : undefined;
    return fallen?.cause === cause ? [fallen.dead] : [];
  });
  return [...new Set(dead)];
}
interface Fallen {
  readonly dead: SeatId;
  readonly cause: Id;
}

export const ballotsOf = (game: Game, act: Id): Deed[] =>
  game.frame.ballots.flatMap((slots) => Object.values(slots ?? {}).filter((deed) => deed.act === act));

/** The targets with most ballots, and how many they have. */
export function most(ballots: readonly Deed[]): { readonly top: readonly SeatId[]; readonly votes: number } {
  const targets = ballots.flatMap((deed) => deed.targets);
  const votesFor = (seat: SeatId) => targets.filter((target) => target === seat).length;
  const votes = Math.max(0, ...targets.map(votesFor));
  return { top: [...new Set(targets)].filter((seat) => votesFor(seat) === votes), votes };
}
const named = (ballots: readonly Deed[]): number => ballots.filter(({ targets }) => targets.length > 0).length;

/** The ballots, with one more for a Mayor, and one more for a coin. */
const weighed = (ballots: readonly Deed[], { state }: Game): readonly Deed[] => [
  ...ballots,
  ...ballots.filter(({ seat }) => state.cards[seat] === 'mayor'),
  ...ballots.filter(({ seat }) => state.seats[seat]?.marks.includes('coin')),
];

/** The sets of players that may be out after some ballots. */
export type Ruling = (ballots: readonly Deed[], truth: Game) => readonly (readonly SeatId[])[];

export const soleLeader: Ruling = (ballots) => {
  const { top } = most(ballots);
  return [top.length === 1 ? top : []];
};
export const moreThanHalfCast: Ruling = (ballots) => {
  const { top, votes } = most(ballots);
  return [votes * 2 > named(ballots) ? top : []];
};
export const moreThanHalfLiving: Ruling = (ballots, truth) => {
  const { top, votes } = most(ballots);
  const isMore = votes * 2 > truth.seats.filter(({ alive }) => alive).length;
  return [isMore && top.length === 1 ? top : []]; // with extra votes, two players can reach this number
};

const isOneOf = (sets: readonly (readonly SeatId[])[], out: readonly SeatId[]): boolean =>
  sets.some((set) => [...set].sort().join() === [...out].sort().join());

/** Checks the result of the village's vote. */
export const voteLaw = (ruling: Ruling): Law =>
  judged('the vote puts out whom the rules say', (moment) =>
    atEach(moment, 'counted', ({ event, scene }) => {
      if (event.act !== 'vote') return undefined;
      const out = deadBy(moment.events, 'vote');
      const allowed = ruling(weighed(event.ballots, scene.truth), scene.truth);
      return isOneOf(allowed, out) ? undefined : `${JSON.stringify(event.ballots)} put out ${JSON.stringify(out)}`;
    }),
  );

interface Raid {
  readonly phase: Id;
  readonly act: Id; // by which the pack chooses
  readonly cause: Id;
  readonly ruling: Ruling;
  readonly isCalledOff?: (truth: Game) => boolean; // no one is attacked
  readonly isSaved: (truth: Game, seat: SeatId, events: readonly Event[]) => boolean;
}
/** Checks the result of the pack's vote. */
export const raidLaw = ({ phase, act, cause, ruling, isCalledOff, isSaved }: Raid): Law =>
  judged('the pack kills whom the rules say', (moment) =>
    atEach(moment, 'closed', ({ scene: { truth } }) => {
      if (truth.frame.phase !== phase) return undefined;
      const killed = deadBy(moment.events, cause);
      const ballots = ballotsOf(truth, act);
      const mauled = isCalledOff?.(truth) ? [] : ballotsOf(truth, 'maul').flatMap(({ targets }) => targets);
      const guards = deadBy(moment.events, 'guard'); // a Bodyguard who died for another player dies once
      const allowed = ruling(ballots, truth).map((set) =>
        [...new Set([...set, ...mauled])].filter(
          (seat) => !isSaved(truth, seat, moment.events) && !guards.includes(seat),
        ),
      );
      return isOneOf(allowed, killed) ? undefined : `${JSON.stringify(ballots)} killed ${JSON.stringify(killed)}`;
    }),
  );
/** A player who still has the act has chosen in this phase to protect the seat. */
export const isSavedBy =
  (...acts: readonly Id[]) =>
  (truth: Game, seat: SeatId): boolean =>
    acts.some((act) =>
      ballotsOf(truth, act).some(
        ({ seat: by, targets }) => targets.includes(seat) && truth.acts(truth.seat(by)).some(({ id }) => id === act),
      ),
    );

/** Checks that a result shows the card as it is. */
export const sightLaw = (key: string, look: (truth: Game, seat: SeatId, viewer: SeatId) => unknown): Law =>
  judged(`what is seen is true (${key})`, (moment) =>
    atEach(moment, 'told', ({ event, scene: { truth } }) => {
      if (event.key !== key || event.to === 'all') return undefined;
      const [viewer = -1] = event.to;
      const real = look(truth, event.about[0] ?? viewer, viewer);
      return event.answer === real ? undefined : `${JSON.stringify(event)} instead of ${real}`;
    }),
  );
/** How a card looks to a Seer: as its role says, otherwise by its side. The Lycan is stated here again because it is a rule. */
export const looksIn =
  (wolves: Id) =>
  (truth: Game, seat: SeatId): string => {
    if (truth.has(seat, 'lycan')) return 'werewolf';
    return truth.role(seat)?.shows ?? (truth.team(seat) === wolves ? 'werewolf' : 'villager');
  };
