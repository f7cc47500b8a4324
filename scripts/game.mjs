// Exports a finished game from a server, verifies it, and imports it into another server.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyRead } from '../packages/record/dist/index.js';
import { gameFileAt } from '../packages/record/dist/node/index.js';
import { gameIn, importGame, nameOf, openPlace, placeOf } from '../packages/server/dist/store/index.js';

const usage = `usage: node scripts/game.mjs export GAME FILE [--data FOLDER]
       node scripts/game.mjs verify FILE
       node scripts/game.mjs import FILE [--data FOLDER]
Without --data: DATABASE_URL, DATA_DIR or ./data`;

/** @typedef {ReturnType<typeof placeOf>} StorePlace */

/**
 * @param {StorePlace} data
 * @param {string} game
 * @param {string} file
 */
async function exportTo(data, game, file) {
  const found = fileIn(await gameIn(data, game)).file;
  writeFileSync(file, JSON.stringify(found));
  return `${file}: ${found.rows.length} rows; the last hash is ${found.rows.at(-1)?.hash}`;
}

/** @param {string} file */
function verifyFile(file) {
  const read = fileIn(gameFileAt(file));
  const verified = verifyRead(read);
  if (!verified.ok) throw new Error(`${file}: ${verified.message}`);
  return `${file}: game ${read.file.game} was played by the rules; the last hash is ${verified.hash}`;
}

/**
 * @param {StorePlace} data
 * @param {string} file
 */
async function importFrom(data, file) {
  const found = fileIn(gameFileAt(file)).file;
  const store = await openPlace(data);
  try {
    const imported = await importGame(store, found);
    if (!imported.ok) throw new Error(`${file}: ${imported.message}`);
    return `${file}: game ${found.game} is in ${nameOf(data)}`;
  } finally {
    await store.close();
  }
}

/** @param {import('../packages/record/dist/index.js').ReadFile} read */
function fileIn(read) {
  if (!read.ok) throw new Error(read.message);
  return read;
}

function readArguments() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [what, first = '', second = ''] = positionals;
    const data = placeOf(values.data, process.env);
    if (what === 'export' && positionals.length === 3) return () => exportTo(data, first, second);
    if (what === 'verify' && positionals.length === 2) return () => verifyFile(first);
    if (what === 'import' && positionals.length === 2) return () => importFrom(data, first);
  } catch {}
  return undefined;
}

const work = readArguments();
if (!work) {
  console.error(usage);
  process.exit(2);
}
try {
  console.log(await work());
} catch (error) {
  console.error(`Nothing was done. ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
