// The configuration with the keys of the contest's own server. Every key has a default. The reader turns the complaints about
// unknown keys into warnings.
import { ruleset } from '@moonrise/rulesets';
import { z } from 'zod';
import { duration } from './duration.ts';
import { stockProfiles } from './profiles.ts';

const MOST = 10_000;
const AAC = ['-c:a', 'aac', '-b:a', '64k', '-ar', '44100', '-ac', '2']; // arguments of ffmpeg
const NOTICES = ['quarantine', 'abort', 'stall', 'milestone'] as const;
const count = (min: number) => z.int().min(min).max(MOST);
const limit = (normal: number) => count(-1).default(normal); // -1: no limit
const flag = (normal: boolean) => z.boolean().default(normal);
const share = (normal: number) => z.number().min(0).max(1).default(normal);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const texts = z.array(scalar.transform(String));
const url = z.url({ protocol: /^https?$/, error: 'is an address that begins with http:// or https://' });
const group = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).prefault({} as never);

const speech = group({
  duration: duration(1).optional(), // free speech
  max_count: group({ per_agent: count(0).optional(), per_day: count(0).optional() }),
  max_length: group({
    count_in_word: flag(false),
    count_spaces: flag(false),
    per_talk: limit(-1),
    mention_length: limit(50),
    per_agent: limit(-1),
    base_length: limit(50),
  }),
  max_skip: count(0).default(0),
});
const phases = z
  .array(
    z.strictObject({
      name: z.string().default(''),
      actions: z.array(z.string()).default([]),
      only_day: count(0).optional(),
      except_day: count(0).optional(),
    }),
  )
  .optional();
const built = ruleset('aiwolf');
const roleIds = built.ok ? built.rules.roles.map(({ id }) => id) : [];
const deck = z.strictObject(Object.fromEntries(roleIds.map((id) => [id, z.int().min(0).max(100).default(0)])));

const logger = (folder: string) => ({
  enable: flag(true),
  output_dir: z.string().min(1).default(`./log/${folder}`),
  filename: z
    .string()
    .regex(/^(?:[^{}/\\\0]|\{(?:game_id|timestamp|teams)\})+$/, {
      error: 'is a file name made of {game_id}, {timestamp}, {teams} and other characters',
    })
    .default('{timestamp}_{teams}'),
});
const profile = z
  .object({
    name: z.string({ error: 'is the name of a player, and is missing' }).min(1),
    avatar_url: z.string().optional(),
    voice_id: z.int().optional(),
  })
  .catchall(scalar);
const encoding = z.record(z.string(), z.string()).default({ age: 'age', gender: 'gender', personality: 'personality' });

/** Connections to the WebSocket endpoint. An address is an IPv4 address or an IPv6 /64 network. */
const limits = group({
  connections: count(1).default(2_000),
  connections_per_address: count(1).default(1_000),
  unnamed: count(1).default(1_000), // that have not sent their name yet
  unnamed_per_address: count(1).default(200),
  name: duration(1).default(5_000), // until the name has to be there
});

const notices = {
  timeout: duration(1).default(10_000),
  min_interval: duration().default(1_000),
  events: z.array(z.enum(NOTICES)).default([...NOTICES]),
  stall_threshold: duration(1).default(10 * 60_000),
  milestone_every: count(0).default(10), // games; 0: no milestones
};

export const schema = z.strictObject({
  server: group({
    web_socket: group({ host: z.string().min(1).default('127.0.0.1'), port: z.int().min(0).max(65_535).default(8080) }),
    authentication: group({ enable: flag(false) }),
    timeout: group({
      action: duration(1).default(60_000),
      response: duration(1).default(120_000),
      acceptable: duration().default(5_000),
    }),
    max_continue_error_ratio: share(0.2),
    limits, // ours
  }),
  game: group({
    agent_count: z.int().min(1).max(100).default(5),
    max_day: limit(-1),
    vote_visibility: flag(true),
    talk_on_first_day: flag(true),
    talk: speech,
    whisper: speech,
    vote: group({ max_count: count(0).default(1), allow_self_vote: flag(true) }),
    attack_vote: group({ max_count: count(0).default(1), allow_self_vote: flag(true), allow_no_target: flag(false) }),
  }),
  logic: group({
    day_phases: phases,
    night_phases: phases,
    roles: z.record(z.string().regex(/^\d+$/), deck).optional(),
  }),
  matching: group({
    self_match: flag(true),
    is_optimize: flag(false),
    infinite_loop: flag(false),
    team_count: z.int().min(1).max(1000).optional(),
    game_count: z.int().min(1).max(100_000).optional(),
    output_path: z.string().min(1).default('./log/match_optimizer.json'),
    abort_weight_factor: share(0),
    house_bots: count(0).default(0), // ours: seats of each game for built-in players
  }),
  custom_profile: group({
    enable: flag(true),
    profile_encoding: encoding,
    profiles: z.array(profile).default([...stockProfiles]),
    dynamic_profile: group({
      enable: flag(false),
      attempts: count(1).default(3),
      max_tokens: count(1).default(300),
      prompt: z.string().optional(),
      model: z.string().optional(),
      avatars: texts.default([]),
    }),
  }),
  json_logger: group(logger('json')),
  game_logger: group(logger('game')),
  realtime_broadcaster: group({ ...logger('realtime'), delay: duration().default(5_000) }),
  tts_broadcaster: group({
    enable: flag(false),
    async: flag(false),
    host: url.default('http://localhost:50021'),
    timeout: duration(1).default(30_000),
    target_duration: duration(1).default(1_000),
    segment_dir: z.string().min(1).default('./cache/segment'),
    temp_dir: z.string().optional(), // by default the folder of the operating system
    ffmpeg_path: z.string().min(1).default('ffmpeg'),
    ffprobe_path: z.string().min(1).default('ffprobe'),
    convert_args: texts.default([...AAC, '-f', 'mpegts']),
    duration_args: texts.default(['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0']),
    pre_convert_args: texts.default([...AAC]),
    split_args: texts.default(['-c:a', 'copy', '-f', 'mpegts']),
  }),
  viewer: group({ show_roles_live: flag(false) }), // ours
  team_health: group({
    enable: flag(false),
    window: count(1).default(20),
    min_games: count(1).default(3),
    scores: group({
      request_error: z.number().min(0).default(1),
      fatal: z.number().min(0).default(3),
      abort: z.number().min(0).default(1),
    }),
    weight_floor: share(0.1),
    quarantine_rate: share(0.5),
    quarantine_duration: duration().default(30 * 60_000),
  }),
  slack_notifier: group({
    enable: flag(false),
    username: z.string().optional(),
    icon_emoji: z.string().optional(),
    ...notices,
  }),
  webhook: group({ enable: flag(true), url: url.optional(), ...notices }), // ours: the same notices as JSON
});
export type Written = z.output<typeof schema>;
export type AgentProfile = Written['custom_profile']['profiles'][number];
export type WrittenSpeech = Written['game']['talk'];
