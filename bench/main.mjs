// `npm run bench` measures the engine, then the server; `npm run bench -- store --ms 1000` measures one part, with options.
import { node } from '../scripts/steps.mjs';

const USUAL = ['engine', 'server'];
const PARTS = [
  ...USUAL,
  'costs',
  'hostile',
  'store',
  'archive',
  'nodes',
  'home',
  'faults',
  'aiwolf',
  'lab',
  'thinking',
  'start',
  'env',
];

const [part, ...options] = process.argv.slice(2);
if (part !== undefined && !PARTS.includes(part)) {
  console.error(`Unknown part; there are: ${PARTS.join(', ')}. Options follow the part.`);
  process.exit(2);
}
for (const name of part === undefined ? USUAL : [part]) {
  console.log(`\n--- ${name}`);
  const code = await node(`bench/${name}.mjs`, ...options);
  if (code !== 0) process.exit(code);
}
