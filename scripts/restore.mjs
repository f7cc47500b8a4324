// Restores a backup into a new data folder or an empty PostgreSQL database: node scripts/restore.mjs FILE [--data FOLDER]
import { parseArgs } from 'node:util';
import { databaseUrlIn, restoreBackup } from '../packages/server/dist/store/index.js';

const usage = 'usage: node scripts/restore.mjs FILE --data FOLDER, or with DATABASE_URL: node scripts/restore.mjs FILE';

function readArguments() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length === 1 ? { dataFolder: values.data, file: positionals[0] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}
/** @param {string | undefined} dataFolder */
function targetOf(dataFolder) {
  if (dataFolder) return { dataFolder };
  const databaseUrl = databaseUrlIn(process.env);
  return databaseUrl === undefined ? undefined : { databaseUrl };
}

try {
  const request = readArguments();
  const target = request && targetOf(request.dataFolder);
  if (!target) {
    console.error(usage);
    process.exit(2);
  }
  await restoreBackup(request.file, target);
  console.log(`${request.file} is restored: start the server there.`);
} catch (error) {
  console.error(`Nothing was restored: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
