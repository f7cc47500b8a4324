// Games through a real proxy to three nodes on real PostgreSQL and Redis, while nodes, connections and services fail. Prints a table
// of faults. `--soak`: no faults; prints what the nodes use. Needs PostgreSQL, Redis and nginx.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { root } from '../scripts/steps.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rooms: { type: 'string', default: '12' },
    soak: { type: 'boolean', default: false }, // no faults
    only: { type: 'string' }, // one kind of fault, such as 'node killed'
    spread: { type: 'boolean', default: false }, // people connect to any node, without the proxy that brings a room together
  },
});
const env = {
  ...process.env,
  BENCH_MINUTES: values.minutes,
  BENCH_ROOMS: values.rooms,
  ...(values.only !== undefined && { BENCH_ONLY: values.only }),
  ...(values.soak && { BENCH_SOAK: '1' }),
  ...(values.spread && { BENCH_SPREAD: '1' }),
};
const test = 'packages/server/src/testing/chaos/chaos.test.ts';
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', test, '--disable-console-intercept'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
process.exit(code ?? 1);
