// Writes the pages that are generated from tables in the code. Run it after a build. A test fails if a page is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envPage } from '../packages/env/dist/docs/env-page.js';
import { apiPage } from '../packages/protocol/dist/docs/api-page.js';
import { limitsPage } from '../packages/server/dist/limits/limits-page.js';
import { root } from './steps.mjs';

const client = readFileSync(join(root, 'packages/protocol/examples/classic-client.mjs'), 'utf8');

const pages = { 'docs/api.md': apiPage(client), 'docs/env.md': envPage(), 'docs/limits.md': limitsPage() };
for (const [file, text] of Object.entries(pages)) {
  writeFileSync(join(root, file), text);
  console.log(`[moonrise] ${file}`);
}
