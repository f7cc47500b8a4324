// Prints how much of the rule sets is translated and drawn. Run it after a build. With --complete, anything missing is a failure.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rulesets } from '../packages/rulesets/dist/index.js';
import { coverage } from '../packages/rulesets/dist/languages/coverage.js';
import { root } from './steps.mjs';

console.log('What is missing is listed with its file in packages/rulesets/src.');
const named = rulesets.flatMap((entry) => {
  const built = entry.build();
  return built.ok ? built.rules.roles.map(({ picture }) => `${picture}.svg`) : [];
});
const pictures = [...new Set(named)];
const undrawn = pictures.filter((file) => !existsSync(join(root, 'packages/rulesets/pictures', file)));
const report = [...coverage(), { of: 'Pictures', total: pictures.length, missing: undrawn }];
for (const { of, total, missing } of report) {
  const share = Math.floor((100 * (total - missing.length)) / total);
  console.log(`${of}: ${share} % of ${total}`);
  for (const key of missing) console.log(`  missing: ${key}`);
}
const mustBeComplete = process.argv.includes('--complete');
if (mustBeComplete && report.some(({ missing }) => missing.length > 0)) process.exit(1);
