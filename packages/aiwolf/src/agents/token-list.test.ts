import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkToken } from './token.ts';
import { TokenList } from './token-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-tokens-'));
afterAll(() => rmSync(folder, { recursive: true }));
const NOW = Date.UTC(2026, 0, 1);
const [DAY, SECRET] = [86_400_000, 'a secret'];
let files = 0;
function lists() {
  const path = join(folder, `deep/${files++}.jsonl`);
  const troubles: unknown[] = [];
  const opened = () => new TokenList(path, (error) => troubles.push(error));
  return { path, troubles, organiser: opened(), server: opened() };
}
const otters = { role: 'PLAYER', team: 'otters' } as const;

test('a token is listed with its team, role and dates, and is stored nowhere', () => {
  const { path, organiser } = lists();
  const token = organiser.make({ ...otters, expires: NOW + DAY }, SECRET, NOW);
  const [listed] = organiser.all;
  expect(listed).toEqual({
    ...{ id: listed?.id, role: 'PLAYER', team: 'otters' },
    ...{ made: '2026-01-01T00:00:00.000Z', expires: '2026-01-02T00:00:00.000Z' },
  });
  for (const part of [...token.split('.'), SECRET]) expect(readFileSync(path, 'utf8')).not.toContain(part);
  const check = (now: number) => checkToken(token, { secret: SECRET, now, isRevoked: (id) => organiser.isRevoked(id) });
  expect(check(NOW)).toMatchObject({ ok: true, claims: { role: 'PLAYER', team: 'otters', jti: listed?.id } });
  expect(check(NOW + DAY)).toEqual({ ok: false, why: 'expired' });
});

test('what one program revokes, another knows at the next check', () => {
  const { organiser, server } = lists();
  organiser.make(otters, SECRET, NOW);
  const id = organiser.all[0]?.id ?? '';
  expect(server.isRevoked(id)).toBe(false);
  organiser.revoke(id, NOW);
  expect(server.isRevoked(id)).toBe(true);
  expect(server.all[0]).toMatchObject({ team: 'otters', revoked: '2026-01-01T00:00:00.000Z' });
});

test('a token that was made elsewhere can be revoked too', () => {
  const { organiser, server } = lists();
  organiser.revoke('0123456789abcdef', NOW);
  expect(server.isRevoked('0123456789abcdef')).toBe(true);
});

test('a running server does not forget when the file is moved away', () => {
  const { path, organiser, server } = lists();
  organiser.revoke('gone', NOW);
  expect(server.isRevoked('gone')).toBe(true);
  renameSync(path, `${path}.old`);
  expect(server.isRevoked('gone')).toBe(true);
});

test('a line that was cut off is reported, and the next one is kept', () => {
  const { path, organiser, server, troubles } = lists();
  organiser.revoke('one', NOW);
  appendFileSync(path, '{"id":"tw');
  organiser.revoke('three', NOW);
  expect(['one', 'three'].map((id) => server.isRevoked(id))).toEqual([true, true]);
  expect(String(troubles[0])).toContain('line 2 cannot be read');
});

test('a file that cannot be read is an error', () => {
  const { path, server } = lists();
  mkdirSync(path, { recursive: true });
  expect(() => server.isRevoked('one')).toThrow('EISDIR');
});
