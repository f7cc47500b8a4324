import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chain } from './node/chain.ts';
import { aGame } from './testing/random-game.ts';
import { verifyBytes } from './verify.ts';

/** A game that was played with every kind of letter: some are several bytes, some are escaped, one stands for broken ones. */
const manyLetters = () => {
  const { rows, ...heading } = aGame();
  const said = { type: 'nudge', clock: 'é ½ 月 🐺 \ufffd \u001b \ud83d "\\ \n', seconds: 5 };
  const link = chain(heading);
  const links = [...rows, { ...rows[0]!, seq: rows.length + 1, command: said, events: [] }].map(
    (row) => `\n${link(row)}`,
  );
  return `${JSON.stringify(heading).slice(0, -1)},"rows":[${links}]}`;
};
const isSpace = (byte: number) => /[ \t\n\r]/.test(String.fromCharCode(byte));
const flips = fc.oneof(
  fc.nat(7).map((bit) => 1 << bit),
  fc.integer({ min: 1, max: 255 }),
);
/** The row in which a byte stands: each has a line to itself, after the heading. Undefined: between two of them. */
function rowAt(bytes: Buffer, at: number): number | undefined {
  const line = bytes.subarray(0, at).reduce((count, byte) => count + Number(byte === 10), 0);
  const isBetween = bytes[at] === 10 || bytes[at + 1] === 10 || at >= bytes.length - 2;
  return isBetween ? undefined : line;
}

test('one changed byte anywhere is found, and it is said in which row', () => {
  const bytes = Buffer.from(manyLetters());
  expect(verifyBytes(bytes)).toMatchObject({ ok: true });
  const odd = bytes.indexOf('é ½'); // tried more often than the rest
  const place = fc.oneof(fc.nat(bytes.length - 1), fc.integer({ min: odd, max: odd + 60 }));
  fc.assert(
    fc.property(place, flips, (at, flip) => {
      const changed = Buffer.from(bytes);
      changed[at] = bytes[at]! ^ flip;
      fc.pre(!isSpace(bytes[at]!) || !isSpace(changed[at]!)); // that would be the same document
      const checked = verifyBytes(changed);
      if (checked.ok) throw new Error('it passes for sound');
      const row = rowAt(bytes, at);
      if (row === 0) expect([null, 1]).toContain(checked.row);
      else if (row !== undefined)
        expect(checked).toMatchObject({ row, message: expect.stringMatching(`^Row ${row} `) });
    }),
    { numRuns: 800, examples: [[bytes.indexOf('\ufffd'), 0xef ^ 0xf0]] }, // a lenient reader sees the same letter
  );
});

test.each<[field: string, why: string]>([
  ['"at":', 'not_json'], // a number that begins with a nought
  ['"seq":', 'chain'],
  ['"hash":"', 'chain'],
  ['"type":"', 'chain'],
  ['"seat":', 'chain'],
  ['"frame":"', 'chain'],
  ['"to":', 'not_json'],
])('a flipped byte in a field %s of any row: %s', (field, why) => {
  const bytes = Buffer.from(manyLetters());
  const places: number[] = [];
  for (let at = bytes.indexOf(field); at >= 0; at = bytes.indexOf(field, at + 1)) places.push(at + field.length);
  expect(places.length).toBeGreaterThan(0);
  for (const at of places) {
    const changed = Buffer.from(bytes);
    changed[at] = bytes[at]! ^ 1;
    expect(verifyBytes(changed), `${at}`).toMatchObject({ ok: false, row: rowAt(bytes, at) });
  }
  const [first = 0] = places;
  bytes[first] = bytes[first]! ^ 1;
  expect(verifyBytes(bytes)).toMatchObject({ why });
});
