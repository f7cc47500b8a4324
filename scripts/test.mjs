import { setUp } from './set-up.mjs';
import { check, test } from './steps.mjs';

await setUp();
await check();
await test(...process.argv.slice(2));
