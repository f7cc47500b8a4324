import type { Id, SeatId } from '@moonrise/engine';
import { chance } from '../chance.ts';
import type { FactOf } from '../mind/facts-by-type.ts';
import { accused, isFoe, isHunted, isInformed, isInPlay, isLoner, subject } from '../mind/table-info.ts';
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
const LEADING = 3; // one seat in so many leads on the first day
const FOLLOW_AT_LAST = 1.5; // when one vote decides
const CREDIT = 0.05; // credit for an uncontested claim: the true holder would contest it
const LONE = 0.6; // the same for a card with results: losing it costs the village most
// Credit for a seat that never speaks: it cannot defend itself, claims nothing, and is left alive longer at night.
const SHY = 0.1;
const SHY_IF_CANDID = 0.15; // where all tell their role
const SHY_IF_MUTED = 0.5; // where wolves may have silenced it
const KEEP = 0.04; // weight of having announced it
const SPARE = 0.5;
const DOUBTED = 0.5; // from these odds on a seat's word does not count
const CLEARED = 0.02; // up to these odds a seat's own result clears a player
const TELLING = 0.3; // a difference of odds that shows something is known
const FEW = 4; // with so few left a wolf needs its friends
const HELP = 2; // weight for a helper to avoid wolves; grows as the table shrinks

type ReasonAgainst = Exclude<Reason, { type: 'against' | 'echo' | 'rival' }>;

/** The seat to vote for: the most suspected, leaning towards where others vote, since scattered votes are lost. */
export function voteTarget(situation: Situation, from: readonly SeatId[]): SeatId | undefined {
  const { memory, info, game, role, level } = situation;
  const isMine = situation.isFoe;
  const odds = huntedOdds(situation);
  const table = game.living().length;
  const isAlone = isUnheard(situation);
  const pack = friends(situation);
  const isLast = isDecisive(situation);
  const follow = isLast ? FOLLOW_AT_LAST : FOLLOW;
  const isSparing =
    isMine &&
    (isAlone ||
      isLast ||
      isHelper(situation) ||
      level.spares ||
      drawn(situation, `spare/${memory.day}`) < info.rates.spare);
  const isSpared = (seat: SeatId) =>
    isSparing && pack.includes(seat) && (isAlone || isHelper(situation) || !isLost(situation, seat));
  const help = isMine && !role.knows ? HELP / Math.max(1, table - 2) : 0;
  const real = help > 0 ? situation.truth().huntedOdds() : odds;
  const pull = pullOf(situation, isLast);
  const shy = shyness(situation);
  const score = (seat: SeatId) =>
    (odds[seat] ?? 0) +
    (isAlone ? packVotes(situation, seat) : (follow * pull(seat)) / table) +
    (memory.intent === seat ? KEEP : 0) -
    credit(situation, seat) -
    (memory.voices.includes(seat) ? 0 : shy) -
    (isSpared(seat) ? (isAlone || isHelper(situation) ? table : SPARE) : 0) -
    (isMine && table <= FEW && reportValue(situation, seat) < 0 ? SPARE : 0) -
    help * (real[seat] ?? 0);
  return best(
    situation,
    `ballot/${memory.day}`,
    candidates(situation, from, isMine),
    score,
    level.noise + (isLast ? 0 : haste(situation, from)),
  );
}
/** The others, without those this seat itself has cleared: not even noise may make it vote for them. */
function candidates(situation: Situation, from: readonly SeatId[], isFree: boolean): readonly SeatId[] {
  const { me } = situation;
  const odds = huntedOdds(situation);
  const cleared = results(situation).map(({ about }) => subject(me, about));
  const others = from.filter((seat) => seat !== me);
  const left = others.filter((seat) => !cleared.includes(seat) || (odds[seat] ?? 0) > CLEARED);
  return isFree || left.length === 0 ? others : left;
}
/** The noise of a vote: none while there is nothing to go by or once a seat is found out. */
function haste(situation: Situation, from: readonly SeatId[]): number {
  const all = huntedOdds(situation);
  const odds = from.map((seat) => all[seat] ?? 0);
  const most = Math.max(...odds);
  const evidence = Math.min(1, (most - Math.min(...odds)) / TELLING);
  return situation.level.haste * evidence * (most > 0.5 ? 4 * most * (1 - most) : 1);
}
/** True if the pack wins tonight after one more village death today: then the cover no longer matters. */
export function isDecisive({ level, role, pack, game, info }: Situation): boolean {
  if (!level.looksAhead || !role.knows || !info.rules.goesOn) return false;
  const hunters = 1 + pack.filter((seat) => game.isAlive(seat)).length;
  return !info.rules.goesOn(hunters, game.living().length - 2);
}
/** True if the packmate is already outvoted: then it is better to be seen voting against it. */
const isLost = (situation: Situation, seat: SeatId): boolean =>
  situation.level.spares && supporters(situation, seat) * 2 >= situation.game.living().length;
/** True for a player of the wolves' side whom the village need not find, and who knows the pack. */
const isHelper = ({ isFoe: isMine, role, info }: Situation): boolean =>
  isMine && role.knows !== undefined && !isHunted(info, role);
/** How many others announced a vote for this seat. */
const supporters = ({ memory, me }: Situation, seat: SeatId): number =>
  memory.intents.filter((intent, by) => intent === seat && by !== me).length;
/**
 * How much the announced votes of others draw. On the first day little is known, and all would follow the first speaker.
 * So one seat in three, drawn anew in each game, then leads: it has a mind of its own, and only leaders draw others.
 */
function pullOf(situation: Situation, isLast: boolean): (seat: SeatId) => number {
  const { memory, me, turn } = situation;
  if (memory.day > 1 || isLast) return (seat) => supporters(situation, seat);
  const isLeading = (by: SeatId) => chance(turn.seed, `leads/${by}`)(LEADING) === 0;
  if (isLeading(me)) return () => 0;
  return (seat) => LEADING * memory.intents.filter((intent, by) => intent === seat && isLeading(by)).length;
}
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

/**
 * Counts for a seat that has never said anything though most have: a newcomer, or a person who talks aloud. As many
 * silent seats as there are wolves may be the pack.
 */
function shyness({ memory, game, info }: Situation): number {
  if (memory.voices.length === game.seats.length || memory.voices.length * 2 < game.seats.length) return 0;
  const foes = info.roles.reduce((sum, role) => sum + (isFoe(info, role) ? (info.deck[role.id] ?? 0) : 0), 0);
  const first = memory.facts.find(({ type }) => type === 'morning');
  const there = first?.type === 'morning' ? first.living : game.seats.map(({ id }) => id); // who died before had no chance to speak
  if (there.filter((one) => !memory.voices.includes(one)).length >= foes) return 0;
  if (isInPlay(info, 'silence')) return SHY_IF_MUTED;
  return info.rates.candour > 0 ? SHY_IF_CANDID : SHY;
}
/** True if a seat has said nothing today while most others have. */
export function isTellinglySilent({ memory, me, game }: Situation, seat: SeatId): boolean {
  const silent = game.living().filter((id) => !memory.heard.includes(id));
  return memory.heard.includes(me) && silent.includes(seat) && silent.length * 2 <= game.living().length;
}

/** The strongest reason against a seat; undefined if only its claim is disbelieved. */
export function reasonAgainst(situation: Situation, seat: SeatId): ReasonAgainst | undefined {
  const { facts, me } = situation;
  if (hasFound(situation, seat)) return { type: 'result', by: me };
  const found = facts.reports.find((fact) => isFound(situation, seat, fact));
  if (found) return { type: 'result', by: found.seat };
  const claim = claimOf(situation, seat);
  if (claim !== undefined && isContested(situation, claim)) return { type: 'clash' };
  if (claim !== undefined && (huntedOdds(situation)[seat] ?? 0) >= DOUBTED) return undefined;
  return voteAgainst(situation, seat) ?? { type: 'feeling' };
}
/** A ballot of a seat that looks bad now: it never hit a player who was hunted, or it hit one who was not. */
function voteAgainst({ facts, info, me }: Situation, seat: SeatId): ReasonAgainst | undefined {
  const { shown } = facts;
  const cast = facts.votesOf(seat);
  if (cast.length === 0) return undefined;
  const mine = facts.votesOf(me);
  const hunts = (id: Id) => isHunted(info, info.rules.roleOf.get(id));
  const isOurs = (id: Id) => {
    const role = info.rules.roleOf.get(id);
    return role !== undefined && !isFoe(info, role) && !isLoner(info, role);
  };
  const spared = shown.find(
    ({ place, role }) => hunts(role) && place !== seat && !cast.includes(place) && mine.includes(place),
  );
  if (spared) return { type: 'spared', whom: spared.place };
  const hit = shown.find(({ place, role }) => isOurs(role) && cast.includes(place) && !mine.includes(place));
  return hit && { type: 'voted', whom: hit.place };
}
/** What speaks for a seat: it voted for a player who was hunted. */
export function reasonFor({ facts, info }: Situation, seat: SeatId): { type: 'voted'; whom: SeatId } | undefined {
  const cast = facts.votesOf(seat);
  const hit = facts.shown.find(
    ({ place, role }) => isHunted(info, info.rules.roleOf.get(role)) && cast.includes(place),
  );
  return hit && { type: 'voted', whom: hit.place };
}
/** True if this seat has a result of its own against another. */
export const hasFound = (situation: Situation, seat: SeatId): boolean =>
  results(situation).some((result) => accused(situation.info, situation.me, result) === seat);
/** True if another credible seat reported a result against a seat. */
function isFound(situation: Situation, seat: SeatId, report: FactOf<'report'>): boolean {
  const { seat: by } = report;
  return (
    accused(situation.info, by, report) === seat &&
    (huntedOdds(situation)[by] ?? 0) < DOUBTED &&
    !isRival(situation, by)
  );
}
/** The first role a seat claimed. */
const claimOf = ({ facts }: Situation, seat: SeatId): Id | undefined =>
  facts.claims.find((claim) => claim.seat === seat)?.role;
const isContested = (situation: Situation, role: Id): boolean =>
  claimants(situation, role) > (situation.info.deck[role] ?? 0);
/** What it counts for a seat that it alone claims a unique card. */
function credit(situation: Situation, seat: SeatId): number {
  const { info } = situation;
  const role = claimOf(situation, seat);
  if (role === undefined || info.deck[role] !== 1 || isContested(situation, role) || identity(situation) === role)
    return 0;
  return isInformed(info.rules.roleOf.get(role)) ? LONE : CREDIT;
}
/** How many claim a role and were not shown to have another card, this seat included. */
function claimants({ memory, facts }: Situation, role: Id): number {
  const isShown = (seat: SeatId) => facts.shown.some((card) => card.place === seat && card.role !== role);
  const others = facts.claims.filter((claim) => claim.role === role && !isShown(claim.seat)).length;
  return others + (memory.claimed === role ? 1 : 0);
}
/** The living seats that claim the same unique card as a seat, itself and this seat included. */
export function contenders(situation: Situation, seat: SeatId): readonly SeatId[] {
  const { memory, facts, me, game, info } = situation;
  const role = claimOf(situation, seat);
  if (role === undefined || info.deck[role] !== 1) return [];
  const others = facts.claims.filter((claim) => claim.role === role).map((claim) => claim.seat);
  const all = [...new Set([...others, ...(memory.claimed === role ? [me] : [])])];
  return all.filter((one) => game.isAlive(one));
}
/** True if a seat claims the unique card that this seat has or claims. */
export function isRival(situation: Situation, seat: SeatId): boolean {
  const role = identity(situation);
  const { info, facts } = situation;
  return info.deck[role] === 1 && facts.claims.some((claim) => claim.seat === seat && claim.role === role);
}

/** True if nobody may be voted for on a feeling alone: on the first of several days at a table of beginners. */
export function isHeldBack(situation: Situation, seat: SeatId | undefined): boolean {
  const { info, memory } = situation;
  if (!info.rules.options.beginners || !info.rules.goesOn || memory.day > 1 || seat === undefined) return false;
  const reason = reasonAgainst(situation, seat);
  return reason === undefined || reason.type === 'feeling';
}

/** True if there is a vote today and a seat to vote for. */
export const isVotingDay = (situation: Situation): boolean =>
  living(situation).length > 0 && canHappenToday(situation, 'exile');
