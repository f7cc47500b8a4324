import { defineConfig } from 'vitest/config';

const conditions = ['source']; // packages are read from src, not from dist

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    isolate: false, // files share a worker: ten times faster, and nothing here has module state to hide
  },
});
