// Pictures of every screen, on a phone and on a desktop, into screens/. `npm run screens -- duringGame` takes those of one part;
// with SCREENS_LANGUAGE=de in the environment they are in German, in screens/de.
import { buildWeb } from './build-web.mjs';
import { node, step, stopOnFailure } from './steps.mjs';

stopOnFailure('build the web client', await buildWeb());
const parts = process.argv.slice(2);
await step('take pictures of every screen', () =>
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'e2e/screens/vitest.config.ts',
    ...parts.flatMap((part) => ['-t', part]),
  ),
);
