import type { Ruleset, SeatId } from '@moonrise/engine';
import { z } from 'zod';
import type { SpeechAct } from '../talk/acts.ts';
import type { JsonSchema } from './port.ts';

const TOWARDS = ['suspect', 'trust', 'vouch', 'spare', 'unsuspect', 'agree', 'disagree'] as const;
const ALONE = ['defend', 'retract', 'second', 'wonder'] as const;
const TOPICS = ['role', 'ballot', 'suspect', 'reason', 'results', 'ballots', 'summary', 'bot'] as const;
const ABOUT = ['why', 'opinion'] as const;
const ACTS = [...TOWARDS, ...ALONE, 'will_vote', 'call_vote', 'claim', 'call_claim', 'ask', 'result'] as const;
const MOST_ACTS = 4; // of a line

const text = z.string().max(80).nullish();
const actShape = z.object({
  act: z.enum(ACTS),
  player: text,
  about: z.enum([...TOPICS, ...ABOUT]).nullish(),
  whom: text,
  role: text,
  key: text,
  answer: text,
  night: z.number().int().min(1).max(30).nullish(),
});
type WrittenAct = z.infer<typeof actShape>;
export const chatShape = z.object({
  lines: z.array(z.object({ line: z.number().int(), acts: z.array(actShape).max(MOST_ACTS) })).max(20),
});

/** The acts a model may find in a line, as a JSON schema: players, roles and results of this table only. */
export function chatSchema(rules: Ruleset, names: readonly string[]): JsonSchema {
  const oneOf = (words: readonly string[]) => ({ type: ['string', 'null'], enum: [...words, null] });
  const keys = keysOf(rules);
  const answers = new Set([...rules.roles.map(({ id }) => id), ...keys.flatMap(([, { answers: all = [] }]) => all)]);
  const properties = {
    act: { type: 'string', enum: ACTS },
    player: oneOf([...names, 'nobody']),
    about: oneOf([...TOPICS, ...ABOUT]),
    whom: oneOf(names),
    role: oneOf(rules.roles.map(({ id }) => id)),
    key: oneOf(keys.map(([key]) => key)),
    answer: oneOf([...answers]),
    night: { type: ['integer', 'null'] },
  };
  const object = (inner: Readonly<Record<string, unknown>>) => ({
    type: 'object',
    properties: inner,
    required: Object.keys(inner),
    additionalProperties: false,
  });
  const line = object({ line: { type: 'integer' }, acts: { type: 'array', items: object(properties) } });
  return object({ lines: { type: 'array', items: line } });
}
const keysOf = (rules: Ruleset) => rules.roles.flatMap(({ evidence = {} }) => Object.entries(evidence));

/** The table a line was said at. */
export interface ChatTable {
  readonly rules: Ruleset;
  readonly names: readonly string[];
}
/** The speech act that a model wrote, or undefined if it names a player, role or result that does not exist here. */
export function speechAct(written: WrittenAct, table: ChatTable): SpeechAct | undefined {
  const { act } = written;
  const seat = seatOf(written.player, table);
  if (isOneOf(TOWARDS, act)) return seat === undefined ? undefined : { type: act, seat };
  if (isOneOf(ALONE, act)) return { type: act };
  switch (act) {
    case 'will_vote':
    case 'call_vote': {
      const target = written.player === 'nobody' ? null : seat;
      return target === undefined ? undefined : { type: act === 'will_vote' ? 'intend' : 'callVote', seat: target };
    }
    case 'claim':
      return table.rules.roleOf.has(written.role ?? '') ? { type: 'claim', role: written.role ?? '' } : undefined;
    case 'call_claim':
      return calledClaim(written, table);
    case 'ask':
      return question(written, seat, table);
    case 'result':
      return result(written, seat, table);
    default:
      return undefined;
  }
}
function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word);
}
/** A name that two players share names nobody. */
function seatOf(name: string | null | undefined, { names }: ChatTable): SeatId | undefined {
  const seat = names.indexOf(name ?? '');
  return seat >= 0 && names.lastIndexOf(name ?? '') === seat ? seat : undefined;
}
function calledClaim({ role }: WrittenAct, { rules }: ChatTable): SpeechAct | undefined {
  if (!role) return { type: 'callClaim' };
  return rules.roleOf.has(role) ? { type: 'callClaim', role } : undefined;
}
function question(written: WrittenAct, seat: SeatId | undefined, table: ChatTable): SpeechAct | undefined {
  const { about, player } = written;
  if (!about || (player && seat === undefined)) return undefined;
  if (!isOneOf(ABOUT, about)) return seat === undefined ? { type: 'askAll', about } : { type: 'ask', seat, about };
  const whom = seatOf(written.whom, table);
  if (whom === undefined) return undefined;
  return seat === undefined ? { type: 'askAll', about, whom } : { type: 'ask', seat, about, whom };
}
/** A result about one player; those about two are left to the bots' own hearing. */
function result(
  { key, answer, night }: WrittenAct,
  seat: SeatId | undefined,
  { rules }: ChatTable,
): SpeechAct | undefined {
  const evidence = keysOf(rules).find(([one]) => one === key)?.[1];
  if (!evidence || evidence.isDeed || seat === undefined || !key || !answer) return undefined;
  const isAnswer = evidence.answers ? evidence.answers.includes(answer) : rules.roleOf.has(answer);
  return isAnswer ? { type: 'report', key, about: [seat], answer, day: night ?? 1 } : undefined;
}
