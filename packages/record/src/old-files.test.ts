import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fold } from '@moonrise/engine';
import { RULES_VERSION, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { chained, eventIn, eventsOf, type FileRow, type GameFile, type Heading } from './game-file.ts';
import { readGameFile } from './reading/read-file.ts';
import { aGame } from './testing/random-game.ts';
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

interface StoredGame extends Heading {
  readonly rows: readonly (readonly [FileRow['command'], FileRow['events']])[];
}
const firstVersion: readonly StoredGame[] = gunzipSync(readFileSync(new URL('version-1.jsonl.gz', folder)))
  .toString('utf8')
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(firstVersion)(
  'a game of version 1 of the rules is verified by that version: $game',
  ({ rows, ...heading }) => {
    const links = rows.map(([command, events], i) => ({ seq: i + 1, at: i, command, events }));
    expect(verify(chained(heading, links))).toMatchObject({ ok: true, rows: rows.length });
  },
);

test('a file of the newest rules says their version, and is not verified by another one', () => {
  const { rows, ...heading } = aGame('launch');
  const [first, ...rest] = rows as [FileRow, ...FileRow[]];
  expect(eventIn({ ...heading, rows }, 'started')).toMatchObject({ version: RULES_VERSION });
  const withVersion = (version: number) =>
    verify(chained(heading, [{ ...first, command: { ...(first.command as object), version } }, ...rest]));
  expect(withVersion(RULES_VERSION)).toMatchObject({ ok: true });
  expect(withVersion(1)).toMatchObject({ ok: false, why: 'result' });
  expect(withVersion(RULES_VERSION + 1)).toMatchObject({ ok: false, message: expect.stringMatching(/update/) });
});

test('each of the first five rule sets has an old file', () => {
  const kept = new Set(names.map((name) => fileIn(name).rules));
  expect([...kept].sort()).toEqual(['aiwolf', 'classic', 'launch', 'moonrise', 'one-night']);
  expect(rulesets.map(({ id }) => id)).toEqual(expect.arrayContaining([...kept]));
});
