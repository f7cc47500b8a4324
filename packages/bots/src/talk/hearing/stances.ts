import type { SeatId } from '@moonrise/engine';
import type { SpeechAct } from '../acts.ts';
import type { Clause } from './clause.ts';

const STRANGE = { opinion: 0, vote: 1 } as const; // most unknown words of a clause

/** What a clause says for or against players: an opinion or a vote. */
export function stancesIn(clause: Clause, about: SeatId | undefined): readonly SpeechAct[] {
  const seats = targetsOf(clause, about);
  const [seat, other] = seats;
  if (seat === undefined) return [];
  if (clause.has('turn') && clause.seats.length === 2) return [{ type: 'intend', seat: clause.seats.at(-1) ?? seat }];
  const kept = keptIn(clause);
  if (kept) return seats.map((one) => ({ type: kept, seat: one }));
  if (clause.seats.length === 1 || clause.has('agree', 'disagree')) {
    const view = viewIn(clause);
    if (view && other === undefined) return [{ type: view, seat: clause.seats[0] ?? seat }];
  }
  const vote = votesIn(clause, seat);
  if (vote) return [vote];
  const opinion = clause.unknown > STRANGE.opinion ? undefined : opinionIn(clause);
  return opinion ? seats.map((one) => ({ type: opinion, seat: one })) : [];
}
/** Of whom a clause speaks: the players it names, or the one named before. */
function targetsOf(clause: Clause, about: SeatId | undefined): readonly SeatId[] {
  const { seats } = clause;
  const [first] = seats;
  if (first === undefined) {
    const isSelf = clause.has('mine') && !clause.has('he', 'you');
    return about === undefined || (isSelf && !clause.has('voting', 'intend')) ? [] : [about];
  }
  if (seats.length === 1 || clause.isJoined) return seats;
  if (clause.has('you') && clause.indexOf(first) <= clause.from + 1) return [first];
  if (clause.has('turn')) return [first];
  const [cue] = clause.cues.of('voting', 'intend', 'callVote', 'belief', 'doubt', 'bad', 'good');
  const isFirst = cue && (clause.has('rather') || clause.has('voting', 'intend', 'callVote'));
  const isAhead = cue && seats.every((seat) => clause.indexOf(seat) >= cue.from);
  return isFirst && (isAhead || (clause.has('mine') && clause.has('rather'))) ? [first] : [];
}
function viewIn(clause: Clause): 'disagree' | 'agree' | undefined {
  if (clause.has('disagree')) return 'disagree';
  if (!clause.has('agree')) return undefined;
  return clause.count('not', 'twist') % 2 === 1 ? 'disagree' : 'agree';
}
function keptIn(clause: Clause): 'unsuspect' | 'vouch' | 'spare' | undefined {
  if (clause.has('unsuspect')) return 'unsuspect';
  if (clause.has('vouch')) return clause.has('not') ? undefined : 'vouch';
  return clause.has('spare') && !clause.has('voted') ? 'spare' : undefined;
}
function votesIn(clause: Clause, seat: SeatId): SpeechAct | undefined {
  if (clause.has('voted') || clause.unknown > STRANGE.vote) return undefined;
  const cues = clause.cues.of('voting', 'intend', 'callVote');
  if (cues.length === 0) return undefined;
  const isFirm = clause.has('intend', 'callVote');
  if (!clause.has('voting', 'callVote') && clause.has('bad', 'doubt', 'belief')) return undefined;
  const at = clause.indexOf(seat);
  const isNamed = clause.seats.includes(seat);
  const isBefore = isNamed && cues.every(({ from }) => from > at);
  if (isBefore && !isFirm && !clause.rules.isVerbLast && !clause.has('mine', 'together')) return undefined;
  if (clause.count('not', 'twist') % 2 === 1)
    return clause.has('voting', 'callVote') ? { type: 'spare', seat } : undefined;
  if (clause.has('mine') && (clause.has('intend') || !clause.has('callVote'))) return { type: 'intend', seat };
  if (clause.has('callVote') || clause.has('together')) return { type: 'callVote', seat };
  return { type: 'intend', seat };
}
/** Whether a clause speaks for or against a player. Each negation turns it round. */
export function opinionIn(clause: Clause): 'suspect' | 'trust' | undefined {
  let [bad, good] = [clause.count('bad'), clause.count('good')];
  let turns = clause.count('not', 'twist');
  const doubts = clause.count('doubt') > 0 && !isShared(clause) ? clause.count('doubt') : 0;
  if (bad + good > 0) turns += doubts;
  else bad += doubts;
  if (bad + good === 0) good += clause.count('belief');
  if (bad > 0 === good > 0) return undefined;
  return bad > 0 === (turns % 2 === 0) ? 'suspect' : 'trust';
}
/** True if a phrase of doubt is also one of blame: it counts once. */
const isShared = ({ cues }: Clause): boolean =>
  cues.of('doubt').some((one) => cues.of('bad').some(({ from, to }) => from <= one.from && one.to <= to));
