import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readmeExamples } from './scripts/readme-examples.ts';

const conditions = ['source']; // packages are read from src, not from dist

/** The longest tests start first, so that no worker is still busy with one when the others are done. */
const LONGEST = [
  ...['words', 'taps', 'access', 'beats', 'games', 'spoken', 'profile', 'tables', 'false-names', 'details', 'endings'],
  ...[
    'arena-queue',
    'package',
    'nodes',
    'guest-bots',
    'fuzz',
    'store-move',
    'arena',
    'llm-seat',
    'bots',
    'mcp',
    'kill',
  ],
  ...['line-cost', 'long-stories', 'silent-connections', 'simulator', 'postgres', 'laws', 'secrecy', 'guides'],
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONGEST.toReversed().indexOf(basename(moduleId, '.test.ts')); // -1 for all others
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one));
  }
}

export default defineConfig({
  plugins: [readmeExamples],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    // Generous, for busy machines: a test that passes does not wait for these.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // These packages, or what they import, have a `source` condition of their own, which does not work here.
    server: { deps: { inline: [/node_modules\/(ai|@ai-sdk|@modelcontextprotocol|eventsource|eventsource-parser)\//] } },
    isolate: false, // files share a worker, which is ten times faster; no module keeps state that could disturb another
  },
});
