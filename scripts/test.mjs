import { installDebianPackages } from './debian-packages.mjs';
import { setUp } from './set-up.mjs';
import { check, test } from './steps.mjs';

await setUp();
installDebianPackages();
await check();
await test(...process.argv.slice(2));
