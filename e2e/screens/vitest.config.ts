import { defineConfig } from 'vitest/config';

const conditions = ['source'];

/** Not tests: `npm run screens` takes pictures of all screens. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['e2e/screens/take-pictures.ts', 'e2e/screens/show-frames.ts'],
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
