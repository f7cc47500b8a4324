// Restores a backup into a new data folder or an empty PostgreSQL database: node scripts/restore.mjs FILE [--data FOLDER]
import { parseArgs } from 'node:util';
import { restoreBackup } from '../packages/server/dist/store/index.js';

const usage = 'usage: node scripts/restore.mjs FILE --data FOLDER, or with DATABASE_URL: node scripts/restore.mjs FILE';

function readArguments() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const url = process.env.DATABASE_URL;
    const target = values.data ? { dataFolder: values.data } : url ? { databaseUrl: url } : undefined;
    return positionals.length === 1 && target ? { target, file: positionals[0] ?? '' } : undefined;
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
  await restoreBackup(request.file, request.target);
  console.log(`${request.file} is restored: start the server there.`);
} catch (error) {
  console.error(`Nothing was restored: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
