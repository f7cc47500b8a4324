// Copies the games of a server to a file, while it runs or not: node scripts/backup.mjs FILE [--data FOLDER]
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backUpFolder } from '../packages/server/dist/store/index.js';

const usage = 'usage: node scripts/backup.mjs FILE [--data FOLDER]';

function asked() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string', default: process.env.DATA_DIR ?? './data' } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length === 1 ? { data: values.data, file: positionals[0] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

const wish = asked();
if (!wish) {
  console.error(usage);
  process.exit(2);
}
try {
  await backUpFolder(wish.data, wish.file);
  console.log(`${wish.file}: ${statSync(wish.file).size.toLocaleString('en')} bytes`);
} catch (error) {
  console.error(`No backup of ${wish.data} was made: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
