import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fold } from '@moonrise/engine';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { eventsOf, type GameFile } from './game-file.ts';
import { readGameFile } from './reading/read-file.ts';
import { verify } from './verify.ts';

const folder = new URL('testing/fixtures/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json.gz'));

function fileIn(name: string): GameFile {
  const text = gunzipSync(readFileSync(new URL(name, folder))).toString('utf8');
  const read = readGameFile(text);
  if (!read.ok) throw new Error(read.message);
  expect(read.file).toEqual(JSON.parse(text));
  return read.file;
}

test.each(names)('an old file is verified and can be replayed to its end: %s', (name) => {
  const file = fileIn(name);
  expect(verify(file)).toMatchObject({ ok: true, rows: file.rows.length });
  expect(fold(eventsOf(file)).outcome).toMatchObject({ winners: expect.any(Array) });
});

test('each of the first five rule sets has an old file', () => {
  const kept = new Set(names.map((name) => fileIn(name).rules));
  expect([...kept].sort()).toEqual(['aiwolf', 'classic', 'launch', 'moonrise', 'one-night']);
  expect(rulesets.map(({ id }) => id)).toEqual(expect.arrayContaining([...kept]));
});
