import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';

const read = (environment: Record<string, string>) => {
  const settings = readSettings(environment);
  if (!settings.ok) return settings.message;
  const { ai } = settings.settings;
  return ai && { caps: ai.caps, ...ai.models[0], ...ai.models[0].secrets() };
};
const claude = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-sonnet-4-5', AI_API_KEY: 'canary-key' };
const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen', AI_BASE_URL: 'http://localhost:11434/v1' };

test('without any setting no model plays', () => expect(read({})).toBeNull());

test('Claude needs a key; the price is known and the caps have defaults', () => {
  expect(read(claude)).toMatchObject({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    key: 'canary-key',
    baseUrl: null,
    prices: { input: 3_000_000, output: 15_000_000, cacheRead: 300_000, cacheWrite: 3_750_000 },
    caps: { day: 5_000_000, creator: 2_500_000, game: 2_000_000, seat: 500_000, call: 250_000 },
    concurrency: 8,
  });
});

test('a self-hosted endpoint needs an address and a price, and no key', () => {
  expect(read({ ...local, AI_PRICE_USD_PER_MTOK: '0/0' })).toMatchObject({
    key: null,
    prices: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
  });
  expect(read({ ...local, AI_PRICE_USD_PER_MTOK: '0.25/1.5', AI_BUDGET_USD_PER_DAY: '0.07' })).toMatchObject({
    prices: { input: 250_000, output: 1_500_000, cacheRead: 250_000, cacheWrite: 250_000 },
    caps: { day: 70_000, creator: 35_000 },
  });
  expect(read({ ...claude, AI_PRICE_USD_PER_MTOK: '1/2/0.1/1.25' })).toMatchObject({
    prices: { input: 1_000_000, output: 2_000_000, cacheRead: 100_000, cacheWrite: 1_250_000 },
  });
});

test('every cap can be set', () => {
  const caps = { DAY: '10', CREATOR: '4', GAME: '3', SEAT: '2', CALL: '1' };
  const set = Object.fromEntries(Object.entries(caps).map(([name, dollars]) => [`AI_BUDGET_USD_PER_${name}`, dollars]));
  expect(read({ ...claude, ...set, AI_CALLS_AT_ONCE: '3' })).toMatchObject({
    caps: { day: 10_000_000, creator: 4_000_000, game: 3_000_000, seat: 2_000_000, call: 1_000_000 },
    concurrency: 3,
  });
});

test.each([
  [{ AI_MODEL: 'm' }, /^AI_MODEL is set, but AI_PROVIDER is not/],
  [{ AI_BUDGET_USD_PER_DAY: '1' }, /^AI_BUDGET_USD_PER_DAY is set, but AI_PROVIDER is not/],
  [{ AI_PROVIDER: 'anthropic' }, /AI_MODEL is not/],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-sonnet-4-5' }, /AI_API_KEY is needed/],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /AI_BASE_URL is needed/],
  [local, /^The price of AI_MODEL is unknown: set AI_PRICE_USD_PER_MTOK/],
  [{ ...claude, AI_MODEL: 'claude-unheard-of' }, /^The price of AI_MODEL is unknown/],
  [{ ...claude, AI_BASE_URL: 'http://ai.example/v1' }, /would be sent unencrypted: use https/],
  [
    { ...claude, AI_BASE_URL: 'https://user:pass@ai.example/v1' },
    /^AI_BASE_URL is an http\(s\) address without a user/,
  ],
  [{ ...claude, AI_BASE_URL: 'https://ai.example/v1?key=1' }, /^AI_BASE_URL is /],
  [{ ...claude, AI_BASE_URL: 'file:///etc/passwd' }, /^AI_BASE_URL is /],
  [{ ...claude, AI_PRICE_USD_PER_MTOK: '3' }, /^AI_PRICE_USD_PER_MTOK is what a million tokens cost/],
  [{ ...claude, AI_PRICE_USD_PER_MTOK: '3/-1' }, /^AI_PRICE_USD_PER_MTOK is /],
  [{ ...claude, AI_PRICE_USD_PER_MTOK: '3/15/1' }, /^AI_PRICE_USD_PER_MTOK is /],
  [{ ...claude, AI_CALLS_AT_ONCE: '0' }, /^AI_CALLS_AT_ONCE is a whole number/],
])('%j stops the start with one line', (environment, line) => {
  const message = read(environment);
  expect(message).toMatch(line);
  expect(message).not.toContain('canary-key');
  expect(message).not.toContain('\n');
});

test.each([
  'http://localhost:1/v1',
  'http://127.0.0.1',
  'http://10.1.2.3:8000/v1',
  'http://[::1]:80/v1',
  'http://ollama:11434',
  'https://ai.example',
])('a key may go to %s', (address) =>
  expect(read({ ...claude, AI_BASE_URL: address })).toMatchObject({ baseUrl: address }),
);

test('the settings that are shown hide the key and the address', () => {
  const settings = readSettings({ ...claude, AI_BASE_URL: 'https://hidden.example' });
  expect(settings).toMatchObject({
    ok: true,
    notices: ['AI seats can be played by claude-sonnet-4-5, for at most $5.00 a day.'],
  });
  expect(settings.ok && settings.shown).toContain('AI_API_KEY=***');
  expect(settings.ok && `${settings.shown}${settings.notices}`).not.toMatch(/canary-key|hidden/);
});
