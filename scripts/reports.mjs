// Prints the reports of players, one JSON object per line, from DATABASE_URL or a data folder: node scripts/reports.mjs [--data FOLDER]
import { parseArgs } from 'node:util';
import { nameOf, placeOf, readPlace } from '../packages/server/dist/store/index.js';

function place() {
  try {
    const options = /** @type {const} */ ({ data: { type: 'string' } });
    return placeOf(parseArgs({ options }).values.data, process.env);
  } catch {
    return undefined;
  }
}

const data = place();
if (data === undefined) {
  console.error('usage: node scripts/reports.mjs [--data FOLDER]');
  process.exit(2);
}
try {
  for (const { seq, at, command } of await readPlace(data, 'reports')) {
    const { type, ...report } = /** @type {Record<string, unknown>} */ (command);
    if (type !== 'report') continue; // removed because of its age
    console.log(JSON.stringify({ number: seq, at: new Date(at).toISOString(), ...report }));
  }
} catch (error) {
  console.error(`The reports in ${nameOf(data)} cannot be read: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
