// Each client event with its worst known input, at its allowed rate, from all connections that one address may have: the slowest
// second of the event loop. This is the test of `testing/costs/load` at full size, which prints the table.
import { node } from '../scripts/steps.mjs';

process.env.MOONRISE_LONG = '1';
process.exit(await node('node_modules/vitest/vitest.mjs', 'run', 'packages/server/src/testing/costs/load'));
