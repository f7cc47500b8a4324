import type { Game, Id, SeatId } from '@moonrise/engine';
import { leaders } from '@moonrise/engine/kit';
import type { Count, DatedDeed, GameSummary } from './game-summary.ts';

/** Facts about one seat from the log of a finished game. All history is computed from them. */
export interface SeatFacts {
  readonly players: number;
  readonly rounds: number;
  readonly role: Id; // as dealt
  readonly isChanged: boolean; // the final card is not the dealt one
  readonly isWolf: boolean; // at the end
  readonly hasWon: boolean;
  readonly winners: number;
  readonly isAlive: boolean; // at the end
  readonly diedAs: number | null; // 1: died first
  readonly living: number; // at the end
  readonly wolves: number; // at the end
  readonly wolvesLiving: number;
  readonly exiles: number; // by vote of the village
  readonly villagersExiled: number;
  readonly counts: number; // votes held while the seat was alive
  readonly ballots: number; // its own ballots with a target
  readonly onWolves: number; // of these ballots
  readonly caught: number; // wolves exiled with its ballot
  readonly decided: number; // of these, by one vote
  readonly unanimous: number; // of these, by all other living seats, at least four
  readonly alone: number; // times it was the only one to vote for a wolf, and no one was exiled
  readonly named: number; // ballots against it
  readonly narrow: number; // times it survived a vote with the most ballots, or one fewer
  readonly rescues: number; // a player it protected was attacked and survived
  readonly seen: number; // different wolves it has checked
  readonly shot: number; // wolves it killed as a villager
  readonly avenged: number; // of these, after its own death
  readonly recruited: number;
  readonly turned: number; // times its card changed
  readonly lines: number; // public chat lines
  readonly mostLines: number; // of any other seat
}

export function factsOf(summary: GameSummary, seat: SeatId): SeatFacts {
  return { ...ending(summary, seat), ...voting(summary, seat), ...deedsOf(summary, seat), ...talk(summary, seat) };
}

const isWolf = (game: Game, seat: SeatId): boolean => game.team(seat) === game.rules.wolves;

function ending({ game, deaths, turned }: GameSummary, seat: SeatId) {
  const { outcome, dealt, cards } = game.state;
  const wolves = game.seats.filter(({ id }) => isWolf(game, id));
  const died = deaths.findIndex((death) => death.seat === seat);
  return {
    players: game.seats.length,
    rounds: game.day - game.rules.firstDay + 1,
    role: dealt[seat] ?? '',
    isChanged: dealt[seat] !== cards[seat],
    isWolf: isWolf(game, seat),
    hasWon: outcome?.winners.includes(seat) ?? false,
    winners: outcome?.winners.length ?? 0,
    isAlive: game.isAlive(seat),
    diedAs: died < 0 ? null : died + 1,
    living: game.living().length,
    wolves: wolves.length,
    wolvesLiving: wolves.filter(({ alive }) => alive).length,
    turned: turned.filter((turn) => turn.seat === seat).length,
  };
}

const votesFor = ({ ballots }: Count, seat: SeatId): number =>
  ballots.filter(({ targets }) => targets.includes(seat)).length;
/** The second highest number of ballots. */
const runnerUp = ({ ballots }: Count, first: SeatId): number =>
  leaders(ballots.filter(({ targets }) => !targets.includes(first))).votes;

function voting({ counts, wasWolf }: GameSummary, seat: SeatId) {
  const mine = counts.filter(({ living }) => living.includes(seat));
  const named = mine.flatMap((count) => {
    const target = count.ballots.find((ballot) => ballot.seat === seat)?.targets[0];
    return target === undefined ? [] : [{ count, target, isOnWolf: wasWolf(count.frame, target) }];
  });
  const caught = named.filter(({ count, target, isOnWolf }) => isOnWolf && count.exiled.includes(target));
  const exiles = counts.flatMap(({ exiled, frame }) => exiled.map((id) => wasWolf(frame, id)));
  const isNarrow = (count: Count) =>
    count.top > 1 && votesFor(count, seat) >= count.top - 1 && !count.exiled.includes(seat);
  return {
    exiles: exiles.length,
    villagersExiled: exiles.filter((wasOne) => !wasOne).length,
    counts: mine.length,
    ballots: named.length,
    onWolves: named.filter(({ isOnWolf }) => isOnWolf).length,
    caught: caught.length,
    decided: caught.filter(({ count, target }) => count.top - runnerUp(count, target) === 1).length,
    unanimous: caught.filter(({ count }) => count.top >= 4 && count.top === count.living.length - 1).length,
    alone: named.filter(
      ({ count, target, isOnWolf }) => isOnWolf && votesFor(count, target) === 1 && count.exiled.length === 0,
    ).length,
    named: counts.reduce((sum, count) => sum + votesFor(count, seat), 0),
    narrow: mine.filter(isNarrow).length,
  };
}

function deedsOf(summary: GameSummary, seat: SeatId) {
  const { deeds, deaths, turned, wasWolf, game } = summary;
  const mine = deeds.filter((deed) => deed.seat === seat);
  const as = (isOne: boolean) => mine.filter(({ frame }) => wasWolf(frame, seat) === isOne);
  const targetsOf = ({ frame, targets }: DatedDeed) => targets.map((target) => ({ frame, target }));
  const isWolfThen = ({ frame, target }: { frame: string; target: SeatId }) =>
    target < game.seats.length && wasWolf(frame, target);
  const shots = as(false)
    .filter(({ aim }) => aim === 'harm')
    .flatMap(targetsOf)
    .filter((shot) => isWolfThen(shot) && deaths.some((d) => d.seat === shot.target && d.frames.includes(shot.frame)));
  const wasDead = (frame: string) => {
    const at = deaths.findIndex((death) => death.seat === seat);
    const [own, ...later] = at < 0 ? [] : deaths.slice(at);
    return own !== undefined && !own.frames.includes(frame) && later.some(({ frames }) => frames.includes(frame));
  };
  const looks = as(false).filter(({ aim }) => aim === 'learn');
  return {
    rescues: mine.filter((deed) => deed.aim === 'help' && isRescue(summary, deed)).length,
    seen: new Set(
      looks
        .flatMap(targetsOf)
        .filter(isWolfThen)
        .map(({ target }) => target),
    ).size,
    shot: shots.length,
    avenged: shots.filter(({ frame }) => wasDead(frame)).length,
    recruited: mine.filter(
      ({ aim, targets, day }) => aim === 'recruit' && turned.some((t) => targets.includes(t.seat) && t.day === day),
    ).length,
  };
}

/** True if the pack agreed on a victim that night, this deed protected it, and it survived. */
function isRescue({ deeds, deaths, wasWolf }: GameSummary, { day, targets }: DatedDeed): boolean {
  const attacks = deeds.filter(
    (deed) => deed.day === day && deed.isNight && deed.aim === 'harm' && wasWolf(deed.frame, deed.seat),
  );
  const { top, votes } = leaders(attacks);
  const [prey] = top;
  const isAgreed = prey !== undefined && votes * 2 > attacks.length;
  return isAgreed && targets.includes(prey) && !deaths.some((d) => d.seat === prey && d.day === day && d.isNight);
}

function talk({ lines, game }: GameSummary, seat: SeatId) {
  const others = game.seats.filter(({ id }) => id !== seat).map(({ id }) => lines[id] ?? 0);
  return { lines: lines[seat] ?? 0, mostLines: Math.max(0, ...others) };
}
