import { defineConfig } from 'vitest/config';

const conditions = ['source']; // packages are read from src, not from dist

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    // A package of the AI SDK means something else by the condition `source`.
    server: { deps: { inline: [/node_modules\/(ai|@ai-sdk|eventsource-parser)\//] } },
    isolate: false, // files share a worker: ten times faster, and nothing here has module state to hide
  },
});
