// How the three generations of the contest's client library read packets: own models of their behaviour.

/** A packet as far as the sample agent uses it. */
export interface ReadPacket {
  readonly request: string;
  readonly info?: {
    readonly game_id: string;
    readonly agent: string;
    readonly status_map: Readonly<Record<string, string>>;
    readonly remain_count?: number;
  };
}
/** Reads a packet, and throws where the library would. */
export interface ClientLibrary {
  readonly version: string;
  readonly hasFreeSpeech: boolean;
  readonly read: (text: string) => ReadPacket;
}

type Check = (value: unknown, at: string) => void;
const fail = (at: string, value: unknown): never => {
  throw new Error(`${at}: ${JSON.stringify(value) ?? 'missing'}`);
};
const int: Check = (value, at) => void (Number.isInteger(value) || fail(at, value));
const bool: Check = (value, at) => void (typeof value === 'boolean' || fail(at, value));
const str: Check = (value, at) => void (typeof value === 'string' || fail(at, value));
const oneOf =
  (...words: readonly string[]): Check =>
  (value, at) =>
    void (words.includes(value as string) || fail(at, value));
const list =
  (of: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) fail(at, value);
    for (const [i, one] of (value as unknown[]).entries()) of(one, `${at}[${i}]`);
  };
const map =
  (of: Check): Check =>
  (value, at) => {
    for (const [key, one] of Object.entries(record(value, at))) of(one, `${at}.${key}`);
  };
const record = (value: unknown, at: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(at, value);
/** An object. Keys that end with `?` may be missing; null is no value. */
const object =
  (keys: Readonly<Record<string, Check>>, isStrict: boolean): Check =>
  (value, at) => {
    const found = record(value, at);
    for (const [key, check] of Object.entries(keys)) {
      const name = key.replace('?', '');
      if (key !== name && !(name in found)) continue;
      check(found[name], `${at}.${name}`);
    }
    const unknown = Object.keys(found).find((key) => !(key in keys) && !(`${key}?` in keys));
    if (isStrict && unknown !== undefined) fail(`${at}.${unknown}`, 'unknown');
  };

const role = oneOf('WEREWOLF', 'POSSESSED', 'SEER', 'BODYGUARD', 'VILLAGER', 'MEDIUM');
const REQUESTS = ['NAME', 'TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK', 'INITIALIZE'];
const DAILY = ['DAILY_INITIALIZE', 'DAILY_FINISH', 'FINISH'];
const FREE = ['START', 'END'].flatMap((mark) => [`TALK_PHASE_${mark}`, `WHISPER_PHASE_${mark}`]);
const BROADCASTS = ['TALK_BROADCAST', 'WHISPER_BROADCAST'];

interface Generation {
  readonly requests: readonly string[];
  readonly isStrict: boolean; // refuses unknown keys
  readonly hasTimes: boolean; // wants the time of every speech
}
function packetOf({ requests, isStrict, hasTimes }: Generation): Check {
  const of = (keys: Readonly<Record<string, Check>>) => object(keys, isStrict);
  const vote = of({ day: int, agent: str, target: str });
  const judge = of({ day: int, agent: str, target: str, result: oneOf('HUMAN', 'WEREWOLF') });
  const entry = { idx: int, day: int, turn: int, agent: str, text: str, skip: bool, over: bool };
  const talk = of(hasTimes ? { ...entry, time: int } : { ...entry, 'time?': int });
  const length = { 'count_in_word?': bool, 'count_spaces?': bool, 'per_talk?': int, 'per_agent?': int };
  const speech = of({
    max_count: of({ per_agent: int, per_day: int }),
    max_length: of({ ...length, 'mention_length?': int, 'base_length?': int }),
    max_skip: int,
    'duration?': int,
  });
  const info = of({
    ...{ game_id: str, day: int, agent: str, 'profile?': str, 'medium_result?': judge, 'divine_result?': judge },
    ...{ 'executed_agent?': str, 'attacked_agent?': str, 'vote_list?': list(vote), 'attack_vote_list?': list(vote) },
    ...{ status_map: map(oneOf('ALIVE', 'DEAD')), role_map: map(role) },
    ...{ 'remain_count?': int, 'remain_length?': int, 'remain_skip?': int },
  });
  const setting = of({
    ...{ agent_count: int, 'max_day?': int, role_num_map: map(int), vote_visibility: bool },
    ...{ talk: speech, whisper: speech, vote: of({ max_count: int, allow_self_vote: bool }) },
    attack_vote: of({ max_count: int, allow_self_vote: bool, allow_no_target: bool }),
    timeout: of({ action: int, response: int }),
  });
  return of({
    ...{ request: oneOf(...requests), 'info?': info, 'setting?': setting },
    ...{ 'talk_history?': list(talk), 'whisper_history?': list(talk), 'new_talk?': talk, 'new_whisper?': talk },
  });
}
function library(version: string, generation: Generation): ClientLibrary {
  const check = packetOf(generation);
  return {
    version,
    hasFreeSpeech: generation.requests.includes('TALK_BROADCAST'),
    read: (text) => {
      const packet = JSON.parse(text);
      check(packet, 'packet');
      return packet as ReadPacket;
    },
  };
}

const turns = [...REQUESTS, ...DAILY];
const all = [...turns, ...FREE, ...BROADCASTS];
export const plainLibrary = library('0.6.10', { requests: turns, isStrict: false, hasTimes: false });
export const freeLibrary = library('0.7.0', { requests: all, isStrict: false, hasTimes: false });
export const strictLibrary = library('newest', { requests: all, isStrict: true, hasTimes: true });
