import { setUp } from './set-up.mjs';

await setUp();
process.argv.splice(2, 0, 'play', '--rules', 'moonrise', '--players', '8');
await import('../packages/cli/bin/moonrise.mjs');
