// Prints the reports of players, one JSON object per line: node scripts/reports.mjs [--data FOLDER]
import { parseArgs } from 'node:util';
import { readFolder } from '../packages/server/dist/store/index.js';

function folder() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string', default: process.env.DATA_DIR ?? './data' } });
    return parseArgs({ options }).values.data;
  } catch {
    return undefined;
  }
}

const data = folder();
if (data === undefined) {
  console.error('usage: node scripts/reports.mjs [--data FOLDER]');
  process.exit(2);
}
try {
  for (const { seq, at, command } of await readFolder(data, 'reports')) {
    const { type, ...report } = /** @type {Record<string, unknown>} */ (command);
    if (type !== 'report') continue; // removed because of its age
    console.log(JSON.stringify({ number: seq, at: new Date(at).toISOString(), ...report }));
  }
} catch (error) {
  console.error(`The reports in ${data} cannot be read: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
