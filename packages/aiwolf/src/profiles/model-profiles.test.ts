import { FakeProvider, type ProviderScript } from '@moonrise/bots/llm/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { secureChance } from '../games/chance.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf } from '../testing/played.ts';
import { served, team, until } from '../testing/served.ts';
import { modelProfiles } from './model-profiles.ts';

const AVATARS = ['http://pictures.test/1.png', 'http://pictures.test/2.png'];
const text = `custom_profile:
  profile_encoding: { age: Age, mood: Mood }
  dynamic_profile: { enable: true, model: a-model, prompt: Who is this?, attempts: 2, max_tokens: 77, avatars: [${AVATARS}] }
`;
let provider: FakeProvider;
const environment = () => ({ OPENAI_API_KEY: 'a-key', AI_BASE_URL: provider.url });
const person = (name: string) => JSON.stringify({ name, age: '30', mood: 'glad\nand loud' });
const inTurn =
  (...names: string[]): ProviderScript =>
  (_, count) => ({ does: 'answer', text: person(names[count - 1] ?? `Extra${count}`) });

beforeEach(async () => {
  provider = await FakeProvider.start();
});
afterEach(() => provider.stop());

function made() {
  const troubles: string[] = [];
  const clock = new HandClock();
  const config = configOf(text, environment());
  const trouble = (error: unknown) => troubles.push((error as Error).message);
  const profiles = modelProfiles({ config, clock, chance: secureChance, trouble });
  if (!profiles) throw new Error('not configured');
  return { profiles, troubles, clock };
}

test('a model describes every player, from a picture', async () => {
  provider.script = inTurn('Ada', 'Ben', 'Cleo', 'Dan', 'Eli');
  const { profiles, troubles } = made();
  const [first, ...others] = (await profiles.forGame()) ?? [];
  expect(first).toEqual({ name: 'Ada', age: '30', mood: 'glad and loud', avatar_url: expect.any(String) });
  expect(others.map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Dan', 'Eli']);
  expect([first, ...others].flatMap((one) => one?.avatar_url ?? []).sort()).toEqual(AVATARS);
  expect(troubles).toEqual([]);
  const [{ path, key, body } = { path: '', key: '', body: {} }] = provider.requests;
  expect({ path, key }).toEqual({ path: '/v1/chat/completions', key: 'a-key' });
  expect(body).toMatchObject({
    model: 'a-model',
    max_tokens: 77,
    messages: [
      { role: 'system' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Who is this?' },
          { type: 'image_url', image_url: { url: first?.avatar_url } },
        ],
      },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { strict: true, schema: { required: ['name', 'age', 'mood'], additionalProperties: false } },
    },
  });
  expect(provider.requests[4]?.messages).toEqual(['Who is this?']); // there are only two pictures
});

test('a name that is taken or unusable is asked for again', async () => {
  provider.script = inTurn('Ada', 'Ada', 'Ben', 'a, b', 'Cleo', 'Dan', 'Eli');
  const { profiles } = made();
  expect((await profiles.forGame())?.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo', 'Dan', 'Eli']);
  expect(provider.requests).toHaveLength(7);
  expect(provider.requests[1]?.system).toContain('Ada');
});

test.each<[string, ProviderScript, string]>([
  ['refuses the key', () => ({ does: 'refuse', status: 401 }), 'unauthorized (401)'],
  ['fails', () => ({ does: 'refuse', status: 500 }), 'unavailable (500)'],
  ['breaks the connection', () => ({ does: 'drop' }), 'unavailable'],
  ['answers with something else', () => ({ does: 'nonsense' }), 'garbled'],
  ['writes no JSON', () => ({ does: 'answer', text: 'I am Ada.' }), 'no usable name'],
  ['repeats a name', () => ({ does: 'answer', text: person('Ada') }), 'the name Ada is taken'],
])('a model that %s is asked as often as configured, then left alone for a while', async (_, script, why) => {
  provider.script = script;
  const { profiles, troubles, clock } = made();
  expect(await profiles.forGame()).toBeNull();
  expect(troubles).toHaveLength(1);
  expect(troubles[0]).toContain(`no profile after 2 attempts (`);
  expect(troubles[0]).toContain(why);
  expect(troubles[0]).not.toContain('a-key');
  const asked = provider.requests.length;
  expect(await profiles.forGame()).toBeNull();
  expect(provider.requests).toHaveLength(asked);
  await clock.pass(60_000);
  provider.script = (__, count) => ({ does: 'answer', text: person(`Name${count}`) });
  expect(await profiles.forGame()).toHaveLength(5);
});

test('the players of a contest have the names and profiles of the model', async () => {
  provider.script = inTurn('Ada', 'Ben', 'Cleo', 'Dan', 'Eli');
  const config = `${text}game: { max_day: 0 }`;
  await served({ config, environment: environment() }, async ({ url, troubles, server }) => {
    const told: string[] = [];
    const scenes = await team(url, 5, { INITIALIZE: ({ info }) => void told.push(info.profile ?? '') });
    expect(Object.keys(scenes[0]?.info.role_map ?? {}).sort()).toEqual(['Ada', 'Ben', 'Cleo', 'Dan', 'Eli']);
    await until(() => server.contest.finished.length === 1);
    expect(server.contest.finished[0]?.sitters[0]?.profile).toBe('Age: 30\nMood: glad and loud');
    expect(troubles).toEqual([]);
  });
});

test('a contest goes on with its own profiles when the model fails', async () => {
  provider.script = () => ({ does: 'refuse', status: 500 });
  const config = `${text}game: { max_day: 0 }`;
  await served({ config, environment: environment() }, async ({ url, troubles }) => {
    const scenes = await team(url, 5);
    expect(Object.keys(scenes[0]?.info.role_map ?? {})).toHaveLength(5);
    expect(String(troubles)).toContain('this game has the profiles of the configuration');
  });
});

test.each([
  [{ OPENAI_API_KEY: 'k' }, '', ''],
  [{ AI_BASE_URL: 'http://127.0.0.1:11434' }, '', ''],
  [{}, '', 'OPENAI_API_KEY'],
  [{ OPENAI_API_KEY: 'k' }, 'model:', 'custom_profile.dynamic_profile.model: is missing'],
  [{ OPENAI_API_KEY: 'k', AI_BASE_URL: 'nowhere' }, '', 'AI_BASE_URL is an http(s) address'],
  [{ OPENAI_API_KEY: 'k', AI_BASE_URL: 'http://models.example.com' }, '', 'unencrypted'],
])('with %j and "%s" the warning is: %s', (variables, change, warning) => {
  const read = readConfig(change ? text.replace('model: a-model', change) : text, variables);
  expect(read.ok).toBe(true);
  expect(read.warnings.join()).toContain(warning);
  expect(read.warnings).toHaveLength(warning ? 1 : 0);
  expect(read.ok && read.config.dynamicProfile === null).toBe(warning !== '');
});
