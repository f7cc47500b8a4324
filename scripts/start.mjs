import { setUp } from './set-up.mjs';

await setUp();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/moonrise.mjs');
