import type { Game, Id, SeatId } from '@moonrise/engine';
import { leaders } from '@moonrise/engine/kit';
import type { Count, GameTale, ToldDeed } from './tale.ts';

/** What the log of a finished game says about one seat. Everything in history is made of this. */
export interface SeatFacts {
  readonly players: number;
  readonly rounds: number;
  readonly role: Id; // as dealt
  readonly isChanged: boolean; // another card in the end
  readonly isWolf: boolean; // in the end
  readonly hasWon: boolean;
  readonly winners: number;
  readonly isAlive: boolean; // in the end
  readonly diedAs: number | null; // 1: the first who died
  readonly living: number; // in the end
  readonly wolves: number; // in the end
  readonly wolvesLiving: number;
  readonly exiles: number; // by the village's vote
  readonly villagersExiled: number;
  readonly counts: number; // votes that were held while the seat lived
  readonly ballots: number; // of its own that named somebody
  readonly onWolves: number; // of these
  readonly caught: number; // wolves exiled with its ballot
  readonly decided: number; // of these, by one vote
  readonly unanimous: number; // of these, by everybody else who lived, four at least
  readonly alone: number; // times nobody else voted for a wolf, who stayed
  readonly named: number; // ballots against it
  readonly narrow: number; // times it stayed with as many as whoever had most, or one fewer
  readonly rescues: number; // whom it protected was attacked, and lived
  readonly seen: number; // different wolves whom it has looked at
  readonly shot: number; // wolves whom it killed as one of the village
  readonly avenged: number; // of these, after its own death
  readonly recruited: number;
  readonly turned: number; // times its card became another
  readonly lines: number; // said to everybody
  readonly mostLines: number; // of anybody else
}

export function factsOf(tale: GameTale, seat: SeatId): SeatFacts {
  return { ...ending(tale, seat), ...voting(tale, seat), ...deedsOf(tale, seat), ...talk(tale, seat) };
}

const isWolf = (game: Game, seat: SeatId): boolean => game.team(seat) === game.rules.wolves;

function ending({ game, deaths, turned }: GameTale, seat: SeatId) {
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
/** Ballots for whoever came next to the one with most. */
const second = ({ ballots }: Count, first: SeatId): number =>
  leaders(ballots.filter(({ targets }) => !targets.includes(first))).votes;

function voting({ counts, wasWolf }: GameTale, seat: SeatId) {
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
    decided: caught.filter(({ count, target }) => count.top - second(count, target) === 1).length,
    unanimous: caught.filter(({ count }) => count.top >= 4 && count.top === count.living.length - 1).length,
    alone: named.filter(
      ({ count, target, isOnWolf }) => isOnWolf && votesFor(count, target) === 1 && count.exiled.length === 0,
    ).length,
    named: counts.reduce((sum, count) => sum + votesFor(count, seat), 0),
    narrow: mine.filter(isNarrow).length,
  };
}

function deedsOf(tale: GameTale, seat: SeatId) {
  const { deeds, deaths, turned, wasWolf, game } = tale;
  const mine = deeds.filter((deed) => deed.seat === seat);
  const as = (isOne: boolean) => mine.filter(({ frame }) => wasWolf(frame, seat) === isOne);
  const targetsOf = ({ frame, targets }: ToldDeed) => targets.map((target) => ({ frame, target }));
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
    rescues: mine.filter((deed) => deed.aim === 'help' && isRescue(tale, deed)).length,
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

/** Whom the pack agreed on that night was protected by this deed, and lived. */
function isRescue({ deeds, deaths, wasWolf }: GameTale, { day, targets }: ToldDeed): boolean {
  const attacks = deeds.filter(
    (deed) => deed.day === day && deed.isNight && deed.aim === 'harm' && wasWolf(deed.frame, deed.seat),
  );
  const { top, votes } = leaders(attacks);
  const [prey] = top;
  const isAgreed = prey !== undefined && votes * 2 > attacks.length;
  return isAgreed && targets.includes(prey) && !deaths.some((d) => d.seat === prey && d.day === day && d.isNight);
}

function talk({ lines, game }: GameTale, seat: SeatId) {
  const others = game.seats.filter(({ id }) => id !== seat).map(({ id }) => lines[id] ?? 0);
  return { lines: lines[seat] ?? 0, mostLines: Math.max(0, ...others) };
}
