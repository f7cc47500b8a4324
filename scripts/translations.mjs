// Prints how much of the rule sets is translated. Run it after a build. With --complete, a missing text is a failure.
import { coverage } from '../packages/rulesets/dist/languages/coverage.js';

const report = coverage();
for (const { of, total, missing } of report) {
  const share = Math.floor((100 * (total - missing.length)) / total);
  console.log(`${of}: ${share} % of ${total}`);
  for (const key of missing) console.log(`  missing: ${key}`);
}
const mustBeComplete = process.argv.includes('--complete');
if (mustBeComplete && report.some(({ missing }) => missing.length > 0)) process.exit(1);
