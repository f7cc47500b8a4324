// Each client event with its worst known input, at its allowed rate, from all connections that one address may have: the slowest
// second of the event loop. This is the test of `testing/costs/load` at full size, which prints the table.
import { parseArgs } from 'node:util';
import { node } from '../scripts/steps.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } }); // events, separated by commas

process.env.MOONRISE_LONG = '1';
if (values.only !== undefined) process.env.MOONRISE_COSTS_OF = values.only;
process.exit(await node('node_modules/vitest/vitest.mjs', 'run', 'packages/server/src/testing/costs/load/load'));
