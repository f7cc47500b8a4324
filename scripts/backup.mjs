// Copies the games of a server to a file; the server may be running: node scripts/backup.mjs FILE [--data FOLDER]
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backUpFolder } from '../packages/server/dist/store/index.js';

const usage = 'usage: node scripts/backup.mjs FILE [--data FOLDER]';

function readArguments() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string', default: process.env.DATA_DIR ?? './data' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length === 1 ? { data: values.data, file: positionals[0] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

const request = readArguments();
if (!request) {
  console.error(usage);
  process.exit(2);
}
try {
  await backUpFolder(request.data, request.file);
  console.log(`${request.file}: ${statSync(request.file).size.toLocaleString('en')} bytes`);
} catch (error) {
  console.error(`No backup of ${request.data} was made: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
