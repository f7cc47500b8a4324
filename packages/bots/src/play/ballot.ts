import type { Id, SeatId } from '@moonrise/engine';
import { quietRatio } from '../mind/likelihood.ts';
import type { Fact, Motive } from '../mind/memory.ts';
import { accused } from '../mind/table-info.ts';
import type { Reason } from '../talk/acts.ts';
import { reportValue } from './night.ts';
import {
  best,
  canHappenToday,
  drawn,
  friends,
  huntedOdds,
  identity,
  isUnheard,
  living,
  results,
  type Situation,
} from './situation.ts';

const FOLLOW = 0.35; // weight if everyone wants the same
const FOLLOW_AT_LAST = 1.5; // when one vote decides
const CREDIT = 0.05; // credit for an uncontested claim: the true holder would contest it
const KEEP = 0.04; // weight of having announced it
const SPARE = 0.5;
const DOUBTED = 0.5; // from these odds on a seat's word does not count
const FEW = 4; // with so few left a wolf needs its friends
const HELP = 2; // weight for a helper to avoid wolves; grows as the table shrinks

type ReportFact = Extract<Fact, { type: 'report' }>;

/** The seat to vote for: the most suspected, leaning towards where others vote, since scattered votes are lost. */
export function voteTarget(situation: Situation, from: readonly SeatId[]): SeatId | undefined {
  const { memory, me, isFoe, info, game, role, level } = situation;
  const odds = huntedOdds(situation);
  const table = game.living().length;
  const isAlone = isUnheard(situation);
  const pack = friends(situation);
  const isLast = isDecisive(situation);
  const follow = isLast ? FOLLOW_AT_LAST : FOLLOW;
  const isSparing =
    isFoe && (isAlone || isLast || level.spares || drawn(situation, `spare/${memory.day}`) < info.rates.spare);
  const isSpared = (seat: SeatId) => isSparing && pack.includes(seat) && (isAlone || !isLost(situation, seat));
  const help = isFoe && !role.knows ? HELP / Math.max(1, table - 2) : 0;
  const real = help > 0 ? situation.truth().huntedOdds() : odds;
  const score = (seat: SeatId) =>
    withSilence(situation, seat, odds[seat] ?? 0) +
    (isAlone ? packVotes(situation, seat) : (follow * supporters(situation, seat)) / table) +
    (memory.intent === seat ? KEEP : 0) -
    (isUncontested(situation, seat) ? CREDIT : 0) -
    (isSpared(seat) ? (isAlone ? table : SPARE) : 0) -
    (isFoe && table <= FEW && reportValue(situation, seat) < 0 ? SPARE : 0) -
    help * (real[seat] ?? 0);
  return best(
    situation,
    `ballot/${memory.day}`,
    from.filter((seat) => seat !== me),
    score,
  );
}
/** True if the pack wins tonight after one more village death today: then the cover no longer matters. */
function isDecisive({ level, role, pack, game, info }: Situation): boolean {
  if (!level.looksAhead || !role.knows || !info.rules.goesOn) return false;
  const hunters = 1 + pack.filter((seat) => game.isAlive(seat)).length;
  return !info.rules.goesOn(hunters, game.living().length - 2);
}
/** True if the packmate is already outvoted: then it is better to be seen voting against it. */
const isLost = (situation: Situation, seat: SeatId): boolean =>
  situation.level.spares && supporters(situation, seat) * 2 >= situation.game.living().length;
/** How many others announced a vote for this seat. */
export const supporters = ({ memory, me }: Situation, seat: SeatId): number =>
  memory.intents.filter((intent, by) => intent === seat && by !== me).length;
/** Votes cast for a seat, plus those its friends announced. */
function packVotes(situation: Situation, seat: SeatId): number {
  const { memory, game, me } = situation;
  const cast = game.seats.map(({ id }) => (id === me ? undefined : ballotOf(situation, id)));
  const intended = friends(situation).filter((by) => cast[by] === undefined && memory.intents[by] === seat);
  return cast.filter((target) => target === seat).length + intended.length;
}
function ballotOf({ game, info }: Situation, by: SeatId): SeatId | undefined {
  const deeds = Object.values(game.frame.ballots[by] ?? {});
  const isVote = (id: string) => info.rules.everyone.some((act) => act.id === id && act.aim === 'exile');
  return deeds.find(({ act }) => isVote(act))?.targets[0];
}

/** True if a seat has said nothing today while most others have. */
export function isTellinglySilent({ memory, me, game }: Situation, seat: SeatId): boolean {
  const silent = game.living().filter((id) => !memory.heard.includes(id));
  return memory.heard.includes(me) && silent.includes(seat) && silent.length * 2 <= game.living().length;
}
function withSilence(situation: Situation, seat: SeatId, odds: number): number {
  if (!isTellinglySilent(situation, seat)) return odds;
  const more = quietRatio(situation.info);
  return (odds * more) / (1 + odds * (more - 1));
}

/** The strongest reason against a seat; undefined if only its claim is disbelieved. */
export function reasonAgainst(situation: Situation, seat: SeatId): Reason | undefined {
  const { memory, info, me } = situation;
  const { facts } = memory;
  if (hasFound(situation, seat)) return { type: 'result', by: me };
  const found = facts.find((fact) => fact.type === 'report' && isFound(situation, seat, fact));
  if (found?.type === 'report') return { type: 'result', by: found.seat };
  const claim = claimOf(situation, seat);
  if (claim !== undefined && isContested(situation, claim)) return { type: 'clash' };
  if (claim !== undefined && (huntedOdds(situation)[seat] ?? 0) >= DOUBTED) return undefined;
  const isTelling = quietRatio(info) > 1;
  if (isTelling && facts.some((fact) => fact.type === 'quiet' && fact.seats.includes(seat))) return { type: 'quiet' };
  if (facts.some((fact) => fact.type === 'ballots')) return { type: 'ballots' };
  return { type: 'feeling' };
}
/** True if this seat has a result of its own against another. */
export const hasFound = (situation: Situation, seat: SeatId): boolean =>
  results(situation).some((result) => accused(situation.info, situation.me, result) === seat);
/** True if another credible seat reported a result against a seat. */
function isFound(situation: Situation, seat: SeatId, report: ReportFact): boolean {
  const { seat: by } = report;
  return (
    accused(situation.info, by, report) === seat &&
    (huntedOdds(situation)[by] ?? 0) < DOUBTED &&
    !isRival(situation, by)
  );
}
/** The first role a seat claimed. */
function claimOf({ memory }: Situation, seat: SeatId): Id | undefined {
  const claim = memory.facts.find((fact) => fact.type === 'claim' && fact.seat === seat);
  return claim?.type === 'claim' ? claim.role : undefined;
}
const isContested = (situation: Situation, role: Id): boolean =>
  claimants(situation, role) > (situation.info.deck[role] ?? 0);
/** True if a seat alone claims a unique card. */
function isUncontested(situation: Situation, seat: SeatId): boolean {
  const role = claimOf(situation, seat);
  return (
    role !== undefined &&
    situation.info.deck[role] === 1 &&
    !isContested(situation, role) &&
    identity(situation) !== role
  );
}
/** How many claim a role and were not shown to have another card, this seat included. */
function claimants({ memory }: Situation, role: Id): number {
  const isShown = (seat: SeatId) =>
    memory.facts.some((fact) => fact.type === 'card' && !fact.isPrivate && fact.place === seat && fact.role !== role);
  const others = memory.facts.filter(
    (fact) => fact.type === 'claim' && fact.role === role && !isShown(fact.seat),
  ).length;
  return others + (memory.claimed === role ? 1 : 0);
}
/** True if a seat claims the unique card that this seat has or claims. */
export function isRival(situation: Situation, seat: SeatId): boolean {
  const role = identity(situation);
  const isClaim = (fact: Fact) => fact.type === 'claim' && fact.seat === seat && fact.role === role;
  return situation.info.deck[role] === 1 && situation.memory.facts.some(isClaim);
}

/** The vote: the announced one if it is still possible. Records the reason. */
export function chooseBallot(situation: Situation, from: readonly SeatId[]): SeatId | undefined {
  const { memory } = situation;
  const said = isUnheard(situation) ? null : memory.intent;
  const seat = said !== null && from.includes(said) ? said : voteTarget(situation, from);
  if (seat === undefined) return undefined;
  const reason = reasonAgainst(situation, seat);
  const odds = Math.round((huntedOdds(situation)[seat] ?? 0) * 100) / 100;
  const motive: Motive = {
    day: memory.day,
    seat,
    odds,
    reason: reason?.type ?? 'claim',
    ...(reason?.type === 'result' && { by: reason.by }),
  };
  memory.motives = [...memory.motives.filter(({ day }) => day !== memory.day), motive];
  return seat;
}

/** True if there is a vote today and a seat to vote for. */
export const isVotingDay = (situation: Situation): boolean =>
  living(situation).length > 0 && canHappenToday(situation, 'exile');
