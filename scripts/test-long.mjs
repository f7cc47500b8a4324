import { installDebianPackages } from './debian-packages.mjs';
import { setUp } from './set-up.mjs';
import { test } from './steps.mjs';

const filters = process.argv.slice(2);
await setUp();
if (filters.length === 0) installDebianPackages();
process.env.MOONRISE_LONG = '1';
await test(...filters);
