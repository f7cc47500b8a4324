// Copies the games of a server to a file; the server may be running: node scripts/backup.mjs FILE [--data FOLDER]
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backUpFolder, openPostgres } from '../packages/server/dist/store/index.js';

const usage = 'usage: node scripts/backup.mjs FILE [--data FOLDER]';

function readArguments() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const url = values.data === undefined ? process.env.DATABASE_URL : undefined;
    const data = values.data ?? process.env.DATA_DIR ?? './data';
    return positionals.length === 1 ? { url, data, file: positionals[0] ?? '' } : undefined;
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

try {
  if (request.url) await backUpDatabase(request.url, request.file);
  else await backUpFolder(request.data, request.file);
  console.log(`${request.file}: ${statSync(request.file).size.toLocaleString('en')} bytes`);
} catch (error) {
  console.error(
    `No backup of ${request.url ? 'the database' : request.data} was made: ${/** @type {Error} */ (error).message}`,
  );
  process.exit(1);
}
