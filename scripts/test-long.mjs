import { installDebianPackages } from './debian-packages.mjs';
import { setUp } from './set-up.mjs';
import { test } from './steps.mjs';

await setUp();
installDebianPackages();
process.env.MOONRISE_LONG = '1';
await test(...process.argv.slice(2));
