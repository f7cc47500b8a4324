import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contestFile, playgroundFile } from '../testing/contest-files.ts';
import { type ReadConfig, readConfig } from './read-config.ts';

const folder = process.env.MOONRISE_CONTEST_FILES; // files of the contest's own server, which are not ours to keep here
const shipped = folder ? readdirSync(folder).filter((name) => name.endsWith('.yml')) : [];
const files: readonly (readonly [string, string])[] = [
  ['five seats', contestFile(5)],
  ['thirteen seats', contestFile(13)],
  ['talk only', playgroundFile],
  ...shipped.map((name) => [name, readFileSync(join(folder as string, name), 'utf8')] as const),
];
const accepted = (read: ReadConfig) => {
  if (!read.ok) throw new Error(read.message);
  return read.config;
};

test.each(files)('a file of the contest’s own server loads as it is: %s', (_, text) => {
  const read = readConfig(text);
  const { tts_broadcaster } = accepted(read);
  expect(read.warnings).toEqual([]);
  expect(tts_broadcaster).toMatchObject({ enable: false, target_duration: 1_000, ffmpeg_path: 'ffmpeg' });
  expect(tts_broadcaster).not.toHaveProperty('temp_dir');
  expect(tts_broadcaster.convert_args).toContain('44100');
});

test.each(files)('unknown keys at every depth are ignored, with one warning each: %s', (_, text) => {
  const unknown = {
    '': 'live_metrics',
    'team_health:': 'team_health.abort_weight_factor',
    'slack_notifier:': 'slack_notifier.webhook_url',
    'server:': 'server.colour',
    'game:': 'game.speed',
    'matching:': 'matching.mode',
    'custom_profile:': 'custom_profile.theme',
    'tts_broadcaster:': 'tts_broadcaster.voice',
  };
  let longer = `${text}\nteam_health:\n  enable: false\nslack_notifier:\n  enable: false\n`;
  for (const [group, path] of Object.entries(unknown)) {
    const key = path.split('.').at(-1);
    longer = group ? longer.replace(`\n${group}\n`, `\n${group}\n  ${key}: 1\n`) : `${longer}${key}: { every: 1s }\n`;
  }
  const read = readConfig(longer);
  expect(accepted(read)).toEqual(accepted(readConfig(text)));
  const paths = read.warnings.map((warning) => warning.split(':')[0]);
  expect(paths.sort()).toEqual(Object.values(unknown).sort());
});

type Keyed = Record<string, unknown>;
/** The paths of all keys; of a list only the first entry. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? ['0'] : Object.keys(value);
  return keys.flatMap((key) => [[...path, key], ...pathsIn((value as Keyed)[key], [...path, key])]);
}
function changed(text: string, path: readonly string[], change: (holder: Keyed, key: string) => void): string {
  const whole = parse(text) as Keyed;
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key] as Keyed, whole);
  change(holder, path.at(-1) as string);
  return JSON.stringify(whole);
}

test.each(files.slice(1))('a key without a value is a key left out, at every depth: %s', (_, text) => {
  const needed = /^game(?:\.agent_count)?$|^logic\.roles\.\d+\.|profiles\.0\.name$/; // without them it is another contest
  for (const path of pathsIn(parse(text))) {
    const empty = readConfig(changed(text, path, (holder, key) => Object.assign(holder, { [key]: null })));
    const missing = changed(text, path, (holder, key) =>
      Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key],
    );
    expect(empty, path.join('.')).toEqual(readConfig(missing));
    if (!needed.test(path.join('.'))) expect(empty.ok || empty.message).toBe(true);
  }
});

test('an empty list beside a given one is empty, and both left out are the usual ones', () => {
  const lists = (text: string) => {
    const { dayPhases, options } = accepted(readConfig(text));
    return { dayPhases, options: options as { day_phases?: unknown; night_phases?: unknown } };
  };
  const talk = '[{ name: a, actions: [talk] }]';
  for (const other of ['', ', night_phases: ', ', night_phases: []'])
    expect(lists(`logic: { day_phases: ${talk}${other} }`)).toMatchObject({
      dayPhases: 1,
      options: { day_phases: [{ action: 'talk' }], night_phases: [] },
    });
  expect(lists(`logic: { day_phases: , night_phases: ${talk} }`)).toMatchObject({
    dayPhases: 0,
    options: { day_phases: [], night_phases: [{ action: 'talk' }] },
  });
  expect(lists('logic: { day_phases: , night_phases: }').options).not.toHaveProperty('day_phases');
});

test('nulls in lists and tables are left out', () => {
  const { roles, options } = accepted(
    readConfig(`
logic:
  day_phases:
    -
    - { name: , actions: [talk, ], only_day: , except_day: }
  roles:
    5: { WEREWOLF: 1, SEER: , VILLAGER: 4 }
    13:
`),
  );
  expect(roles).toMatchObject({ WEREWOLF: 1, SEER: 0, VILLAGER: 4 });
  expect(options).toMatchObject({ day_phases: [{ action: 'talk' }] });
});

test('the spoken stream and the notices have their defaults', () => {
  const { tts_broadcaster, slack_notifier, dynamicProfile, slackWebhook } = accepted(readConfig(''));
  expect(tts_broadcaster).toMatchObject({
    enable: false,
    async: false,
    host: 'http://localhost:50021',
    timeout: 30_000,
    target_duration: 1_000,
    segment_dir: './cache/segment',
    ffmpeg_path: 'ffmpeg',
    ffprobe_path: 'ffprobe',
  });
  expect(slack_notifier).toEqual({
    enable: false,
    timeout: 10_000,
    min_interval: 1_000,
    events: ['quarantine', 'abort', 'stall', 'milestone'],
    stall_threshold: 600_000,
    milestone_every: 10,
  });
  expect(dynamicProfile).toBeNull();
  expect(slackWebhook).toBeNull();
});

test('the spoken stream, the notices and profiles by a model can be enabled', () => {
  const text =
    'tts_broadcaster: { enable: true }\nslack_notifier: { enable: true, milestone_every: 0 }\ncustom_profile: { dynamic_profile: { enable: true, model: m } }';
  const environment = { SLACK_WEBHOOK_URL: 'http://127.0.0.1/hook', OPENAI_API_KEY: 'key' };
  const config = accepted(readConfig(text, environment));
  expect(config.slackWebhook).toBe('http://127.0.0.1/hook');
  expect(config.slack_notifier.milestone_every).toBe(0);
  expect(config.dynamicProfile).toMatchObject({ attempts: 3, maxTokens: 300, avatars: [] });
});

test.each([
  ['team_health: { quarantine_duration: 72h }', 259_200_000],
  ['team_health: { quarantine_duration: 1000000h }', 3_600_000_000_000],
])('%s: a duration may be longer than a day', (text, ms) => {
  expect(accepted(readConfig(text)).team_health.quarantine_duration).toBe(ms);
});
test('a program may have longer than a day for its answer, and a talk may last longer', () => {
  const { server, game } = accepted(
    readConfig('server: { timeout: { action: 30h } }\ngame: { talk: { duration: 48h } }'),
  );
  expect([server.timeout.action, game.talk.duration]).toEqual([108_000_000, 172_800_000]);
});
