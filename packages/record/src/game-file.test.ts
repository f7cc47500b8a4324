import { createHash } from 'node:crypto';
import type { Json } from '@moonrise/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, chained, type FileRow, type GameFile } from './game-file.ts';
import { chain } from './node/chain.ts';
import { readGameFile } from './reading/read-file.ts';
import { aGame, json } from './testing/random-game.ts';
import { verify } from './verify.ts';

/** A changed file whose chain of hashes was computed again. */
const forged = ({ rows, ...heading }: GameFile, forge: (rows: FileRow[]) => unknown): GameFile => {
  const copy = structuredClone(rows) as FileRow[];
  forge(copy);
  return chained(
    heading,
    copy.map((row, i) => ({ ...row, seq: i + 1 })),
  );
};

test('the chain is computed as documented', () => {
  const { rows, ...heading } = aGame();
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const [first, second] = rows as [FileRow, FileRow];
  const links = [first, second].map(({ seq, at, command, events }) => [seq, at, command, events]);
  expect(first.hash).toBe(sha256(canonical([sha256(canonical(heading)), ...links[0]!])));
  expect(second.hash).toBe(sha256(canonical([first.hash, ...links[1]!])));
  expect(canonical({ b: [{ d: 1, c: 'é' }], a: null })).toBe('{"a":null,"b":[{"c":"é","d":1}]}');
});

test('whitespace does not matter, ambiguous JSON is refused', () => {
  const file = aGame();
  const message = (text: string) => {
    const read = readGameFile(text);
    return read.ok || read.message;
  };
  expect(message(JSON.stringify(file, null, 2))).toBe(true);
  const text = JSON.stringify(file);
  expect(message(text.replace('"seq":1,', '"seq":9,"seq":1,'))).toMatch(/^Row 1 .*the field "seq" twice/);
  expect(message(text.replace('"classic"', '"\\u0063lassic"'))).toMatch(/written in an unusual way/);
  expect(message(text.replace('"seq":1,', '"seq":1,"by":"me",'))).toBe('Row 1 is not a row of a game.');
});

const edit = (row: FileRow | undefined, more: Partial<FileRow>) => Object.assign(row as object, more);
const ask = (row: FileRow | undefined, more: object) =>
  edit(row, { command: { ...(row!.command as object), ...more } });
const typeOf = (value: Json) => (value as { readonly type?: Json }).type;
const isChoice = ({ command }: FileRow) => typeOf(command) === 'act';
// Rows without events can be removed when the chain is computed again: only a hash published before would show it.
const isTurn = ({ events }: FileRow) => events.map(typeOf).includes('closed');

type Forgery = [what: string, forge: (rows: FileRow[]) => unknown, message: RegExp];
test.each<Forgery>([
  ['a step is left out', (rows) => rows.splice(rows.findIndex(isTurn), 1), /^Row \d+ (is|does) not/],
  [
    'a step is taken twice',
    (rows) => rows.splice(rows.findIndex(isTurn), 0, rows.find(isTurn)!),
    /^Row \d+ (is|does) not/,
  ],
  ['the start is missing', (rows) => rows.shift(), /^The seed does not match/],
  ['the end is missing', (rows) => rows.pop(), /has not ended/],
  ['an event is left out', (rows) => edit(rows[0], { events: rows[0]!.events.slice(1) }), /^The seed does not match/],
  ['an event is added', (rows) => edit(rows[2], { events: [...rows[2]!.events, {}] }), /^Row 3 (is|does) not/],
  ['other cards were dealt', (rows) => swapCards(rows[0]!), /^Row 1 does not match/],
  ['other names', (rows) => ask(rows[0], { names: ['x'] }), /^Row 1 is not the start/],
  ['other rules', (rows) => ask(rows[0], { rules: 'launch' }), /^Row 1 is not the start/],
  ['other options', (rows) => ask(rows[0], { options: { ballots: 'secret' } }), /^Row 1 does not match/],
  ['invalid options', (rows) => ask(rows[0], { options: { durations: 7 } }), /^Row 1 cannot be/],
  ['an invalid command', (rows) => ask(rows.find(isTurn), { type: 'win' }), /^Row \d+ is not a command for the rules/],
  [
    'a seat that does not exist acted',
    (rows) => ask(rows.find(isChoice), { seat: 99 }),
    /^Row \d+ is not allowed by the rules/,
  ],
  [
    'another seed',
    (rows) => edit(rows.at(-1), { events: rows.at(-1)!.events.map(reseeded) }),
    /does not match the commitment/,
  ],
])('forged with a valid chain: %s', (_, forge, message) => {
  const verified = verify(forged(aGame(), forge));
  expect(verified.ok || verified.message).toMatch(message);
});
const reseeded = (event: Json) => json({ ...(event as object), seed: 'f'.repeat(64) });
function swapCards(row: FileRow): void {
  const events = structuredClone(row.events) as unknown as { type: string; role: string }[];
  const dealt = events.filter(({ type }) => type === 'dealt');
  const other = dealt.find(({ role }) => role !== dealt[0]!.role)!;
  [dealt[0]!.role, other.role] = [other.role, dealt[0]!.role];
  edit(row, { events: events as unknown as Json[] });
}

test('any input gives a result, never an exception', () => {
  const file = aGame();
  const ruled = (rows: readonly FileRow[]) => rows.filter(({ events }) => events.length > 0);
  const tried = (text: string) => {
    const read = readGameFile(text);
    return read.ok && verify(read.file).ok;
  };
  expect(tried('['.repeat(100_000) + ']'.repeat(100_000))).toBe(false);
  const deep = JSON.stringify(file).replace('"options":', `"options":${'['.repeat(5000)}0${']'.repeat(5000)},"x":`);
  expect(tried(deep)).toBe(false);
  fc.assert(fc.property(fc.json(), (text) => !tried(text)));
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('command', 'events'), fc.jsonValue(), (i, field, value) => {
      const bad = forged(file, (rows) => edit(ruled(rows)[i % ruled(rows).length], { [field]: value }));
      return !tried(JSON.stringify(bad));
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom('options', 'names', 'rules', 'cards'), fc.jsonValue(), (field, value) => {
      const bad = forged(file, (rows) => ask(rows[0], { [field]: value }));
      return typeof tried(JSON.stringify(bad)) === 'boolean';
    }),
  );
});

test('the hashed text is JSON with sorted keys', () => {
  const keys = fc.oneof(fc.string(), fc.integer().map(String));
  const ordered = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (value) => {
      expect(canonical(value)).toBe(JSON.stringify(value, ordered));
    }),
  );
  expect(canonical({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}');
});

test('a file written row by row is the same', () => {
  const { rows, ...heading } = aGame();
  const link = chain(heading);
  const text = `${JSON.stringify(heading).slice(0, -1)},"rows":[${rows.map((row) => link(row)).join(',')}]}`;
  expect(JSON.parse(text)).toEqual({ ...heading, rows });
});
