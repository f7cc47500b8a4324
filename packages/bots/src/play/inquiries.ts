import type { SeatId } from '@moonrise/engine';
import type { Asked, Result } from '../mind/memory.ts';
import { keyOf } from '../mind/said.ts';
import { accused } from '../mind/table-info.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { hasFound, isHeldBack, isVotingDay, reasonAgainst, voteTarget } from './ballot.ts';
import { citation, doubt, praise, usualOdds } from './discussion.ts';
import { drawn, huntedOdds, identity, isCompromised, living, results, type Situation } from './situation.ts';

const TELL = 0.6; // names a common role when asked for it
const SUSPECTED = 1.2; // times the usual odds, from which a player is called suspicious when asked about
const TRUSTED = 0.9; // up to which a player is trusted
const MOST = 2; // claims in a summary

const UNSURE: SpeechAct = { type: 'chat', mood: 'unsure' };

/** Answers to questions asked of this seat. */
export const replies = (situation: Situation, news: readonly SpeechAct[]): SpeechAct[] =>
  situation.memory.asks.flatMap((ask) => replyTo(situation, ask, news));

function replyTo(situation: Situation, { by, about, whom }: Asked, news: readonly SpeechAct[]): SpeechAct[] {
  if (whom !== undefined) return founded(situation, opinionTold(situation, whom));
  switch (about) {
    case 'role':
      return [roleTold(situation, news)];
    case 'claims':
      return [claimTold(situation, news)];
    case 'reason':
      return founded(situation, reasonTold(situation, by));
    case 'ballot':
      return [ballotTold(situation)];
    case 'ballots':
      return orEmpty(votesCast(situation).slice(0, MOST + 1));
    case 'summary':
      return orEmpty([...claimsMade(situation).slice(0, MOST), ...votesCast(situation)].slice(0, MOST + 1));
    case 'results':
      return resultsTold(situation, news);
    case 'bot':
      return [{ type: 'chat', mood: 'dodge' }];
    default:
      return founded(situation, suspicion(situation));
  }
}
const orEmpty = (acts: SpeechAct[]): SpeechAct[] => (acts.length > 0 ? acts : [{ type: 'chat', mood: 'empty' }]);
/** With a vote, a claim or a plan of that player, if a mere feeling is all there is. */
function founded(situation: Situation, act: SpeechAct): SpeechAct[] {
  const isThin =
    (act.type === 'suspect' && (act.because === undefined || act.because.type === 'feeling')) ||
    (act.type === 'trust' && act.because === undefined);
  const fact = isThin && 'seat' in act && act.seat !== null ? citation(situation, act.seat as SeatId) : undefined;
  return fact && !hasFound(situation, fact.type === 'plans' ? -1 : (act as { seat: SeatId }).seat)
    ? [act, fact]
    : [act];
}

/** The role, or only "I am no wolf" if it has to stay secret; some others answer so too. */
function roleTold(situation: Situation, news: readonly SpeechAct[]): SpeechAct {
  const { memory, info } = situation;
  const role = identity(situation);
  const claim = news.find(({ type }) => type === 'claim');
  if (claim) return claim;
  if (isCompromised(situation)) return { type: 'defend' };
  const isCommon = (info.deck[role] ?? 0) > 1 && drawn(situation, 'tell') < TELL;
  return memory.claimed === role || isCommon ? { type: 'claim', role } : { type: 'defend' };
}
/** Answers a call for claims with a claim, or says why it is too early. */
function claimTold(situation: Situation, news: readonly SpeechAct[]): SpeechAct {
  const told = roleTold(situation, news);
  return told.type === 'claim' ? told : { type: 'chat', mood: 'patience' };
}
function ballotTold(situation: Situation): SpeechAct {
  const seat = isVotingDay(situation) ? chosen(situation) : undefined;
  return seat === undefined || isHeldBack(situation, seat) ? UNSURE : { type: 'intend', seat };
}
function suspicion(situation: Situation): SpeechAct {
  const seat = chosen(situation);
  return seat === undefined ? UNSURE : doubt(situation, seat);
}
/** What speaks against a seat this one wants out or voted for; if it did not, another suspicion. */
function reasonTold(situation: Situation, seat: SeatId): SpeechAct {
  const { memory, info, me } = situation;
  const found = results(situation).find((result) => accused(info, me, result) === seat);
  if (found) return memory.claimed === identity(situation) ? toldAgain(found) : doubt(situation, seat);
  const isMeant = chosen(situation) === seat || memory.motives.some((one) => one.seat === seat);
  if (!isMeant) return suspicion(situation);
  return reasonAgainst(situation, seat) ? doubt(situation, seat) : { type: 'disagree', seat }; // the claim is not believed
}
/** What this seat thinks of a player, with a reason from the log if there is one. */
function opinionTold(situation: Situation, seat: SeatId): SpeechAct {
  const { me, game } = situation;
  if (seat === me) return { type: 'defend' };
  if (!game.isAlive(seat)) return UNSURE;
  const usual = usualOdds(situation);
  const own = huntedOdds(situation)[seat] ?? 0;
  if (seat === chosen(situation) || own > usual * SUSPECTED) return doubt(situation, seat);
  return own > usual * TRUSTED ? (citation(situation, seat) ?? UNSURE) : praise(situation, seat);
}
/** The results that may be told, or nothing. */
function resultsTold(situation: Situation, news: readonly SpeechAct[]): SpeechAct[] {
  const fresh = news.filter(({ type }) => type === 'report');
  if (fresh.length > 0) return fresh;
  const isOpen = situation.memory.claimed === identity(situation) && !isCompromised(situation);
  const told = results(situation).filter((one) =>
    situation.memory.told.includes(keyOf(toldAgain(one), situation.memory.day) ?? ''),
  );
  return orEmpty(isOpen ? told.slice(-MOST).map(toldAgain) : []);
}
const toldAgain = ({ key, about, answer, day }: Result): SpeechAct => ({ type: 'report', key, about, answer, day });

/** Who voted for whom last, or who wants to vote for whom today: the players with the most votes first. */
function votesCast({ memory, facts, game, me }: Situation): SpeechAct[] {
  const ballots = facts.ballots.at(-1);
  const wishes = memory.views.filter(({ isVote, by, seat }) => isVote && by !== me && game.isAlive(seat));
  const latest = new Map(wishes.map(({ by, seat }) => [by, seat]));
  const pairs = ballots && ballots.pairs.length > 0 ? ballots.pairs : [...latest];
  const type = pairs === ballots?.pairs ? 'tally' : 'plans';
  const targets = [...new Set(pairs.map(([, target]) => target))];
  return targets
    .map((seat): SpeechAct & { by: readonly SeatId[] } => ({
      type,
      seat,
      by: pairs.flatMap(([voter, target]) => (target === seat ? [voter] : [])),
    }))
    .sort((a, b) => b.by.length - a.by.length);
}
/** What others claim to be, those with results first. */
function claimsMade({ facts: { claims }, me, game, info }: Situation): SpeechAct[] {
  return claims
    .filter(({ seat }, i) => seat !== me && game.isAlive(seat) && claims.findIndex((one) => one.seat === seat) === i)
    .sort((a, b) => (info.deck[a.role] ?? 0) - (info.deck[b.role] ?? 0))
    .map(({ seat, role }) => ({ type: 'standing', seat, role }));
}

/** The announced vote, or the one this seat would announce now. */
function chosen(situation: Situation): SeatId | undefined {
  const { intent } = situation.memory;
  return intent !== null && situation.game.isAlive(intent) ? intent : voteTarget(situation, living(situation));
}
