import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const conditions = ['source']; // packages are read from src, not from dist

/** The longest first: else one worker is still at them when the others are done. */
const LONGEST = ['secrecy', 'games', 'taps', 'access', 'kill', 'fuzz', 'laws', 'thinking-bots', 'simulator', 'rooms'];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONGEST.toReversed().indexOf(basename(moduleId, '.test.ts')); // -1 for all others
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one));
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    // A busy machine may take its time: what goes well never waits so long.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A package of the AI SDK means something else by the condition `source`.
    server: { deps: { inline: [/node_modules\/(ai|@ai-sdk|eventsource-parser)\//] } },
    isolate: false, // files share a worker: ten times faster, and nothing here has module state to hide
  },
});
