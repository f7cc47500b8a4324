// `npm test` runs every check and every test. `npm test -- seer` runs the tests whose path contains "seer", nothing else.
import { installDebianPackages } from './debian-packages.mjs';
import { requireNode } from './node-version.mjs';
import { installIfMissing, setUp } from './set-up.mjs';
import { check, test } from './steps.mjs';

const args = process.argv.slice(2);
requireNode();
if (args.length > 0) {
  await installIfMissing();
  const { testSome } = await import('./test-some.mjs'); // needs what was installed
  await testSome(args);
} else {
  await setUp();
  installDebianPackages();
  await check();
  await test();
}
