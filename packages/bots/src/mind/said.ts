import type { Id, Place, SeatId } from '@moonrise/engine';
import type { Mood, SpeechAct } from '../talk/acts.ts';
import type { Asked, Fact, Memory, Result } from './memory.ts';
import { type TableInfo, teller } from './table-info.ts';

/** Remembers what this seat said, so that it neither repeats nor contradicts itself. */
export function noteSaid(memory: Memory, acts: readonly SpeechAct[], facts: readonly Fact[], info: TableInfo): void {
  const tell = (key: string) => {
    if (!memory.told.includes(key)) memory.told = [...memory.told, key];
  };
  memory.witness = null;
  for (const act of acts) {
    const key = keyOf(act, memory.day);
    if (key !== undefined) tell(key);
    if (act.type === 'claim') memory.claimed = act.role;
    if (act.type === 'report') noteReport(memory, act, facts, info);
    if (act.type === 'intend') memory.intent = act.seat;
    if (act.type === 'retract') takeBack(memory, act.role);
    if (act.type === 'vouch' || (act.type === 'trust' && act.because?.type === 'against'))
      tell(`${memory.day}/objection`);
    const answered = answeredBy(act);
    memory.asks = memory.asks.filter((ask) => !isAnsweredBy(ask, act) && !answered.includes(ask.about));
    if (!isDefence(act, memory)) continue;
    for (const seat of memory.accusers) tell(defenceOf(memory.day, seat));
    memory.accusers = [];
  }
}
/** Takes back the announced vote, or the claim: if it is named, or there is no vote. */
function takeBack(memory: Memory, named: Id | undefined): void {
  const isClaim = memory.intent === null || (named !== undefined && named === memory.claimed);
  if (isClaim) Object.assign(memory, { claimed: null, fables: [] });
  else memory.intent = null;
}
/** True for an answer to those who accuse this seat. */
function isDefence(act: SpeechAct, { accusers }: Memory): boolean {
  const isReply = act.type === 'disagree' || (act.type === 'ask' && act.about === 'reason');
  return act.type === 'defend' || act.type === 'claim' || (isReply && accusers.includes(act.seat));
}
function noteReport(memory: Memory, result: Result, facts: readonly Fact[], info: TableInfo): void {
  memory.claimed ??= teller(info, result.key)?.id ?? null;
  const { key, about, answer } = result;
  const isOwn = facts.some((fact) => fact.type === 'own' && resultOf(fact) === resultOf(result));
  const day = result.day > 0 ? result.day : memory.fables.length + 1; // people seldom say which night they mean
  if (!isOwn) memory.fables = [...memory.fables, { key, about, answer: String(answer), day }];
}

/** The key of an act that is said only once; undefined for what may be repeated. */
export function keyOf(act: SpeechAct, day: number): string | undefined {
  switch (act.type) {
    case 'report':
      return resultOf(act);
    case 'suspect':
    case 'trust':
    case 'vouch':
    case 'unsuspect':
      return `${day}/${act.type}/${act.seat}`;
    case 'agree':
    case 'disagree':
      return `${day}/view/${act.seat}`;
    case 'ask':
      return act.about === 'meaning' ? `${day}/meaning` : `${day}/ask`;
    case 'chat':
      return `${day}/${act.mood}`;
    default:
      return undefined;
  }
}
/** The same for equal results, whatever day they name. */
export const resultOf = ({ key, about, answer }: Omit<Result, 'day'>): string => `${key}/${sorted(about)}/${answer}`;
const sorted = (places: readonly Place[]): string => [...places].sort((a, b) => a - b).join();
export const defenceOf = (day: number, accuser: SeatId): string => `${day}/defend/${accuser}`;

/** True if an act answers a question about a player. */
const isAnsweredBy = ({ whom }: Asked, act: SpeechAct): boolean =>
  whom !== undefined &&
  (('seat' in act && act.seat === whom) || act.type === 'defend' || (act.type === 'chat' && act.mood === 'unsure'));
/** The questions this act answers. */
function answeredBy(act: SpeechAct): readonly Asked['about'][] {
  switch (act.type) {
    case 'claim':
    case 'defend':
      return ['role', 'claims'];
    case 'intend':
      return ['ballot'];
    case 'suspect':
      return ['suspect', 'reason'];
    case 'report':
      return ['reason', 'results'];
    case 'disagree':
      return ['reason'];
    case 'tally':
    case 'plans':
      return ['ballots', 'summary'];
    case 'standing':
      return ['summary'];
    case 'chat':
      return answeredByMood[act.mood] ?? [];
    default:
      return [];
  }
}
const answeredByMood: Readonly<Partial<Record<Mood, readonly Asked['about'][]>>> = {
  unsure: ['ballot', 'suspect', 'reason'],
  empty: ['ballots', 'summary', 'results'],
  dodge: ['bot'],
  patience: ['claims'],
};
