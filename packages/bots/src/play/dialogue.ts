import type { SeatId } from '@moonrise/engine';
import type { Motive, Result } from '../mind/memory.ts';
import { keyOf } from '../mind/said.ts';
import { accused, subject } from '../mind/table-info.ts';
import type { Reason, SpeechAct } from '../talk/acts.ts';
import { hasFound, isRival, isTellinglySilent, isVotingDay, reasonAgainst, voteTarget } from './ballot.ts';
import { drawn, huntedOdds, identity, isCompromised, living, pickOne, results, type Situation } from './situation.ts';

// How often a seat makes small talk. It never depends on the card, so that it tells nothing about it.
const GREET = 0.5;
const MOURN = 0.4;
const VIEW = 0.3; // comments on another player's result
const ASK = 0.35;
const TELL = 0.6; // names a common role when asked for it
const LIAR = 0.6; // odds from which a teller is contradicted
const LIKELY = 0.4; // odds from which an accusation is agreed with
const ASKED_FOR_ROLE = 0.3;

const isTold = ({ memory }: Situation, act: SpeechAct): boolean => memory.told.includes(keyOf(act, memory.day) ?? '');

/** Answers to questions asked of this seat. */
export const replies = (situation: Situation, news: readonly SpeechAct[]): SpeechAct[] =>
  situation.memory.asks.map(({ by, about }): SpeechAct => {
    if (about === 'role') return roleTold(situation, news);
    if (about === 'reason') return reasonTold(situation, by);
    return about === 'ballot' ? ballotTold(situation) : suspicion(situation);
  });
/** An answer to the accusers of this seat. */
export const defence = ({ memory }: Situation): SpeechAct[] => (memory.accusers.length > 0 ? [{ type: 'defend' }] : []);
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
function ballotTold(situation: Situation): SpeechAct {
  const seat = isVotingDay(situation) ? chosen(situation) : undefined;
  return seat === undefined ? { type: 'chat', mood: 'unsure' } : { type: 'intend', seat };
}
function suspicion(situation: Situation): SpeechAct {
  const seat = chosen(situation);
  return seat === undefined ? { type: 'chat', mood: 'unsure' } : doubt(situation, seat);
}
/** The reason against a seat now or at the last vote; if there was none, another suspicion. */
function reasonTold(situation: Situation, seat: SeatId): SpeechAct {
  const { memory, info, me } = situation;
  const found = results(situation).find((result) => accused(info, me, result) === seat);
  if (found) return memory.claimed === identity(situation) ? toldAgain(found) : doubt(situation, seat);
  const motive = memory.motives.findLast((one) => one.seat === seat);
  const because = chosen(situation) === seat ? reasonAgainst(situation, seat) : motive && reasonOf(motive);
  if (because) return { type: 'suspect', seat, because };
  return motive || chosen(situation) === seat ? { type: 'disagree', seat } : suspicion(situation); // the claim is not believed
}
const toldAgain = ({ key, about, answer, day }: Result): SpeechAct => ({ type: 'report', key, about, answer, day });
function reasonOf({ reason, by }: Motive): Reason | undefined {
  if (reason === 'result') return by === undefined ? undefined : { type: reason, by };
  return reason === 'claim' ? undefined : { type: reason };
}
/** The announced vote, or the one this seat would announce now. */
function chosen(situation: Situation): SeatId | undefined {
  const { intent } = situation.memory;
  return intent !== null && situation.game.isAlive(intent) ? intent : voteTarget(situation, living(situation));
}
/** A suspicion with its reason. A result of its own needs none. */
export function doubt(situation: Situation, seat: SeatId): SpeechAct {
  const because = hasFound(situation, seat) ? undefined : reasonAgainst(situation, seat);
  return { type: 'suspect', seat, ...(because && { because }) };
}

/** How to begin: thanks for a result that clears this seat, a greeting on day one, or mourning after a death. */
export function opening(situation: Situation): SpeechAct[] {
  const { memory, me } = situation;
  const thanks: SpeechAct = { type: 'chat', mood: 'thanks' };
  const isKind = memory.witness !== null && (huntedOdds(situation)[memory.witness] ?? 0) < LIKELY;
  if (isKind && !isTold(situation, thanks)) return [thanks];
  if (memory.heard.includes(me)) return [];
  if (memory.day < 2 && drawn(situation, 'greet') < GREET) return [{ type: 'chat', mood: 'greet' }];
  const isMourning = memory.day > 1 && memory.lost.length > 0 && !memory.moods.includes('mourn');
  return isMourning && drawn(situation, `mourn/${memory.day}`) < MOURN ? [{ type: 'chat', mood: 'mourn' }] : [];
}

/** A comment on a result: always if it accuses this seat or comes from a rival, otherwise by chance. */
export function reaction(situation: Situation): SpeechAct[] {
  const { memory, game } = situation;
  for (const seat of memory.tellers.filter((teller) => game.isAlive(teller))) {
    const view = viewOf(situation, seat);
    if (view && !isTold(situation, view)) return [view];
  }
  return [];
}
function viewOf(situation: Situation, seat: SeatId): SpeechAct | undefined {
  const { memory, me, info } = situation;
  const odds = huntedOdds(situation);
  const reports = memory.facts.filter((fact) => fact.type === 'report' && fact.seat === seat);
  const last = reports.at(-1);
  if (last?.type !== 'report') return undefined;
  const target = accused(info, seat, last);
  if (subject(seat, last.about) === me) return target === me ? { type: 'disagree', seat } : undefined;
  if (memory.claimed === identity(situation) && isRival(situation, seat)) return { type: 'disagree', seat };
  if (drawn(situation, `view/${memory.day}/${seat}`) >= VIEW) return undefined;
  if ((odds[seat] ?? 0) > LIAR) return { type: 'disagree', seat };
  return target !== undefined && target === memory.intent && (odds[target] ?? 0) > LIKELY
    ? { type: 'agree', seat }
    : undefined;
}
/** Now and then a question: to a seat that contradicts others, is quiet, or is suspected. */
export function question(situation: Situation): SpeechAct[] {
  const { memory } = situation;
  if (drawn(situation, `ask/${memory.day}`) >= ASK) return [];
  const others = living(situation).filter((seat) => !memory.asked.includes(seat));
  const clashing = others.filter((seat) => reasonAgainst(situation, seat)?.type === 'clash');
  const quiet = others.filter((seat) => isTellinglySilent(situation, seat));
  const suspected = others.filter((seat) => seat === memory.intent);
  const from = [clashing, quiet, memory.day > 1 ? suspected : []].find((seats) => seats.length > 0) ?? [];
  const seat = pickOne(situation, `asked/${memory.day}`, from);
  if (seat === undefined) return [];
  const isUnknown = !memory.facts.some((fact) => fact.type === 'claim' && fact.seat === seat);
  const isForRole = isUnknown && memory.day > 1 && drawn(situation, `about/${memory.day}`) < ASKED_FOR_ROLE;
  const ask: SpeechAct = { type: 'ask', seat, about: isForRole ? 'role' : 'suspect' };
  return isTold(situation, ask) ? [] : [ask];
}
