// The packets of the contest, generation D, with all their keys.
import { z } from 'zod';

export const ROLES = ['BODYGUARD', 'MEDIUM', 'POSSESSED', 'SEER', 'VILLAGER', 'WEREWOLF'] as const;
const role = z.enum(ROLES);
const whole = z.int();
const natural = z.int().nonnegative();
const name = z.string().min(1);

const judge = z.strictObject({ day: natural, agent: name, target: name, result: z.enum(['HUMAN', 'WEREWOLF']) });
const vote = z.strictObject({ day: natural, agent: name, target: name });
const talk = z.strictObject({
  idx: natural,
  day: natural,
  turn: natural,
  agent: name,
  text: z.string(),
  skip: z.boolean(),
  over: z.boolean(),
  time: natural, // Unix milliseconds
});

const info = z.strictObject({
  game_id: z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'a ULID'),
  day: natural,
  agent: name,
  profile: z.string().optional(),
  medium_result: judge.optional(),
  divine_result: judge.optional(),
  executed_agent: name.optional(),
  attacked_agent: name.optional(),
  vote_list: z.array(vote).min(1).optional(),
  attack_vote_list: z.array(vote).min(1).optional(),
  status_map: z.record(name, z.enum(['ALIVE', 'DEAD'])),
  role_map: z.record(name, role),
  remain_count: natural.optional(),
  remain_skip: natural.optional(),
  remain_length: natural.optional(),
});

const speech = z.strictObject({
  max_count: z.strictObject({ per_agent: natural, per_day: natural }),
  max_length: z.strictObject({
    count_in_word: z.boolean().optional(),
    count_spaces: z.boolean().optional(),
    per_talk: natural.optional(),
    mention_length: whole.optional(),
    per_agent: natural.optional(),
    base_length: natural.optional(),
  }),
  max_skip: natural,
  duration: natural.optional(), // length of free speech in milliseconds
});
const setting = z.strictObject({
  agent_count: natural,
  max_day: natural.optional(),
  role_num_map: z.record(role, natural),
  vote_visibility: z.boolean(),
  talk: speech,
  whisper: speech,
  vote: z.strictObject({ max_count: natural, allow_self_vote: z.boolean() }),
  attack_vote: z.strictObject({ max_count: natural, allow_self_vote: z.boolean(), allow_no_target: z.boolean() }),
  timeout: z.strictObject({ action: natural, response: natural }),
});

const told = <const R extends string>(...requests: readonly R[]) =>
  z.strictObject({ request: z.enum(requests as readonly [R, ...R[]]), info });
const history = z.array(talk);

/** Every packet that a server sends. */
export const packet = z.union([
  z.strictObject({ request: z.literal('NAME') }),
  z.strictObject({ request: z.enum(['INITIALIZE', 'DAILY_INITIALIZE']), info, setting }),
  z.strictObject({ request: z.literal('TALK'), info, talk_history: history }),
  z.strictObject({ request: z.enum(['WHISPER', 'ATTACK']), info, whisper_history: history }),
  z.strictObject({
    request: z.literal('DAILY_FINISH'),
    info,
    talk_history: history,
    whisper_history: history.optional(),
  }),
  told('VOTE', 'DIVINE', 'GUARD', 'FINISH'),
  told('TALK_PHASE_START', 'TALK_PHASE_END', 'WHISPER_PHASE_START', 'WHISPER_PHASE_END'),
  z.strictObject({ request: z.literal('TALK_BROADCAST'), info, new_talk: talk }),
  z.strictObject({ request: z.literal('WHISPER_BROADCAST'), info, new_whisper: talk }),
]);

type Written<T> = T extends readonly (infer U)[]
  ? readonly Written<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Written<T[K]> }
    : T;

export type Role = (typeof ROLES)[number];
export type Judge = Written<z.infer<typeof judge>>;
export type Vote = Written<z.infer<typeof vote>>;
export type Talk = Written<z.infer<typeof talk>>;
export type Info = Written<z.infer<typeof info>>;
export type SpeechSetting = Written<z.infer<typeof speech>>;
export type Setting = Written<z.infer<typeof setting>>;
/** A packet as a client reads it; the keys depend on the request. */
export interface Packet {
  readonly request: Request;
  readonly info?: Info;
  readonly setting?: Setting;
  readonly talk_history?: readonly Talk[];
  readonly whisper_history?: readonly Talk[];
  readonly new_talk?: Talk;
  readonly new_whisper?: Talk;
}
export type Request = z.infer<typeof packet>['request'];

const questions = ['NAME', 'TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK'] as const;
export type Question = (typeof questions)[number];
/** The requests that need an answer. */
export const ASKING: ReadonlySet<Request> = new Set(questions);
