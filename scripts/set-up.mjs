// Installs and builds what is not there or stale. Node built-ins only: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { withLock } from './lock-file.mjs';
import { requireNode } from './node-version.mjs';
import { build, npm, root, step, stopOnFailure } from './steps.mjs';

const remembered = join(root, 'node_modules', '.moonrise-lock-hash');

export function setUp() {
  requireNode();
  return withLock(join(root, '.set-up.lock'), async () => {
    const hash = createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
    if (!existsSync(remembered) || readFileSync(remembered, 'utf8') !== hash) {
      await step('install packages (needed once, then after updates)', install);
      writeFileSync(remembered, hash);
    }
    stopOnFailure('build', await build());
    stopOnFailure('build the web client', await buildWeb());
  });
}

async function install() {
  const code = await npm('ci', '--include=dev');
  if (code === 0) return code;
  console.log('[moonrise] npm ci failed, trying npm install');
  return npm('install', '--no-save', '--include=dev');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setUp();
