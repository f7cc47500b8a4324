import type { Place, SeatId } from '@moonrise/engine';
import type { SmallTopic, SpeechAct } from '../talk/acts.ts';
import type { Fact, Memory, Result } from './memory.ts';
import { type TableInfo, teller } from './table-info.ts';

/** Remembers what this seat said, so that it neither repeats nor contradicts itself. */
export function noteSaid(memory: Memory, acts: readonly SpeechAct[], facts: readonly Fact[], info: TableInfo): void {
  const tell = (key: string) => {
    memory.told = [...new Set([...memory.told, key])];
  };
  memory.witness = null;
  for (const act of acts) {
    const key = keyOf(act, memory.day);
    if (key !== undefined) tell(key);
    if (act.type === 'claim') memory.claimed = act.role;
    if (act.type === 'report') noteReport(memory, act, facts, info);
    if (act.type === 'intend') memory.intent = act.seat;
    if (act.type === 'retract') memory.intent = null;
    const answered = answeredBy(act);
    memory.asks = memory.asks.filter(({ about }) => !answered.includes(about));
    if (act.type !== 'defend' && act.type !== 'claim') continue;
    for (const seat of memory.accusers) tell(defenceOf(memory.day, seat));
    memory.accusers = [];
  }
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
      return `${day}/suspect/${act.seat}`;
    case 'agree':
    case 'disagree':
      return `${day}/view/${act.seat}`;
    case 'ask':
      return `${day}/ask`;
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

/** The questions this act answers. */
function answeredBy(act: SpeechAct): readonly SmallTopic[] {
  if (act.type === 'claim' || act.type === 'defend') return ['role'];
  if (act.type === 'intend') return ['ballot'];
  if (act.type === 'suspect') return ['suspect', 'reason'];
  if (act.type === 'report' || act.type === 'disagree') return ['reason'];
  return act.type === 'chat' && act.mood === 'unsure' ? ['ballot', 'suspect', 'reason'] : [];
}
