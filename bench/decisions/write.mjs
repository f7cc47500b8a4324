// Writes golden.json anew, after bots have been changed on purpose: `node bench/decisions/write.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '../../scripts/set-up.mjs';

await setUp();
const { hashesOf, tables } = await import('./games.mjs');
const COUNTS = [5, 1000];
/** @type {Record<string, Record<string, string>>} */
const golden = {};
for (const name of Object.keys(tables)) {
  console.log(name);
  golden[name] = hashesOf(name, COUNTS);
}
writeFileSync(join(import.meta.dirname, 'golden.json'), `${JSON.stringify(golden, null, 2)}\n`);
