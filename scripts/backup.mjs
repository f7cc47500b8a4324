// Copies the games of a server to a file; the server may be running: node scripts/backup.mjs FILE [--data FOLDER]
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backUpFolder, databaseUrlIn, openPostgres } from '../packages/server/dist/store/index.js';

const usage = 'usage: node scripts/backup.mjs FILE [--data FOLDER]';

function readArguments() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const data = values.data ?? process.env.DATA_DIR ?? './data';
    return positionals.length === 1
      ? { isNamed: values.data !== undefined, data, file: positionals[0] ?? '' }
      : undefined;
  } catch {
    return undefined;
  }
}

const request = readArguments();
if (!request) {
  console.error(usage);
  process.exit(2);
}

/** @param {string} url @param {string} file */
async function backUpDatabase(url, file) {
  const store = await openPostgres(url);
  await store.backup(file).finally(() => store.close());
}

let place = request.data;
try {
  const url = request.isNamed ? undefined : databaseUrlIn(process.env);
  if (url) place = 'the database';
  if (url) await backUpDatabase(url, request.file);
  else await backUpFolder(request.data, request.file);
  console.log(`${request.file}: ${statSync(request.file).size.toLocaleString('en')} bytes`);
} catch (error) {
  console.error(`No backup of ${place} was made: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
