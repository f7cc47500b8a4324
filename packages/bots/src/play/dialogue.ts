import type { SeatId } from '@moonrise/engine';
import { accused, subject } from '../mind/table-info.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { isRival, isTellinglySilent, reasonAgainst } from './ballot.ts';
import { habitsOf, isTold } from './discussion.ts';
import { drawn, huntedOdds, identity, living, pickOne, type Situation } from './situation.ts';

// How often a seat makes small talk. It never depends on the card, so that it tells nothing about it.
const GREET = 0.5;
const MOURN = 0.4;
const VIEW = 0.3; // comments on another player's result
const ASK = 0.4;
// How an accused seat answers: otherwise it says that it is innocent.
const DENY = 0.45; // contradicts an accuser by name
const ASK_WHY = 0.2; // asks for the reason
const LIAR = 0.6; // odds from which a teller is contradicted
const LIKELY = 0.4; // odds from which an accusation is agreed with
const ASKED_FOR_ROLE = 0.3;

/** An answer to the accusers of this seat: that it is innocent, that one of them is wrong, or why they suspect it. */
export function defence(situation: Situation): SpeechAct[] {
  const { memory, game } = situation;
  if (memory.accusers.length === 0) return [];
  const seat = memory.accusers.find((one) => game.isAlive(one) && !isTold(situation, { type: 'disagree', seat: one }));
  const luck = drawn(situation, `reply/${memory.day}/${seat ?? ''}`);
  if (seat === undefined || luck > DENY + ASK_WHY) return [{ type: 'defend' }];
  const why: SpeechAct = { type: 'ask', seat, about: 'reason' };
  return luck < ASK_WHY && !isTold(situation, why) ? [why] : [{ type: 'disagree', seat }];
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
  const { memory, facts, me, info } = situation;
  const odds = huntedOdds(situation);
  const last = facts.reports.findLast((fact) => fact.seat === seat);
  if (!last) return undefined;
  const target = accused(info, seat, last);
  if (subject(seat, last.about) === me) return target === me ? { type: 'disagree', seat } : undefined;
  if (memory.claimed === identity(situation) && isRival(situation, seat)) return { type: 'disagree', seat };
  if (drawn(situation, `view/${memory.day}/${seat}`) >= VIEW) return undefined;
  if ((odds[seat] ?? 0) > LIAR) return { type: 'disagree', seat };
  return target !== undefined && target === memory.intent && (odds[target] ?? 0) > LIKELY
    ? { type: 'agree', seat }
    : undefined;
}
/** Now and then a question: to a seat that was not understood, contradicts others, is quiet, or is suspected. */
export function question(situation: Situation): SpeechAct[] {
  const { memory } = situation;
  const unclear = unclearTo(situation);
  if (unclear) return [unclear];
  if (drawn(situation, `ask/${memory.day}`) >= ASK * habitsOf(situation).asks) return [];
  const others = living(situation).filter((seat) => !memory.asked.includes(seat));
  const reasons: ((seat: SeatId) => boolean)[] = [
    (seat) => isTellinglySilent(situation, seat),
    (seat) => reasonAgainst(situation, seat)?.type === 'clash',
    (seat) => memory.day > 1 && seat === memory.intent,
  ];
  const isWorthAsking = reasons.find((holds) => others.some(holds));
  const seat = isWorthAsking && pickOne(situation, `asked/${memory.day}`, others.filter(isWorthAsking));
  if (seat === undefined) return [];
  const isUnknown = !situation.facts.claims.some((fact) => fact.seat === seat);
  const isForRole = isUnknown && memory.day > 1 && drawn(situation, `about/${memory.day}`) < ASKED_FOR_ROLE;
  const ask: SpeechAct = { type: 'ask', seat, about: isForRole ? 'role' : 'suspect' };
  return isTold(situation, ask) ? [] : [ask];
}
/** "What do you mean?", once a day, of a line that says something about the game but was not understood. */
function unclearTo(situation: Situation): SpeechAct | undefined {
  const { memory, game } = situation;
  const seat = memory.unclear;
  if (seat === null || !game.isAlive(seat)) return undefined;
  const ask: SpeechAct = { type: 'ask', seat, about: 'meaning' };
  return isTold(situation, ask) ? undefined : ask;
}
