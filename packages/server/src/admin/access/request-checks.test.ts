import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { networks } from '../../limits/addresses.ts';
import { readSettings } from '../../settings/settings.ts';
import type { AdminSettings } from '../admin-settings.ts';
import { RefusedAdminRequest } from './admin-refusal.ts';
import { wayOf } from './request-checks.ts';

const read = readSettings({});
if (!read.ok) throw new Error(read.message);
const settings = { ...read.settings, trustProxy: networks('10.0.0.0/8') ?? (() => false) };
const admin = { url: new URL('https://admin.example') } as AdminSettings;

/** The name of the cookie for a request from this address, or the code of the refusal. */
function answerTo(remoteAddress: string, headers: Readonly<Record<string, string>> = {}): string {
  const raw = { headers: { host: 'admin.example', ...headers }, socket: { remoteAddress } };
  try {
    return wayOf({ ...raw, raw } as unknown as FastifyRequest, { admin, settings }).cookie.name;
  } catch (error) {
    return error instanceof RefusedAdminRequest ? error.code : String(error);
  }
}

test('only a proxy may name the https host: another machine could do so over plain http', () => {
  expect(answerTo('203.0.113.7')).toBe('https_needed');
  expect(answerTo('203.0.113.7', { 'x-forwarded-proto': 'https' })).toBe('https_needed');
  expect(answerTo('10.0.0.2', { 'x-forwarded-proto': 'https' })).toBe('__Host-moonrise-admin');
  expect(answerTo('10.0.0.2')).toBe('__Host-moonrise-admin');
  expect(answerTo('127.0.0.1')).toBe('__Host-moonrise-admin');
  expect(answerTo('10.0.0.2', { 'x-forwarded-proto': 'http' })).toBe('https_needed');
});
