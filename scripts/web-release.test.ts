import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { assetsOfLastBuild, filesByAddress, keepAssets, releaseOf, rememberAssets } from './web-release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-release-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a build does to the folder. */
function build(...names: readonly string[]): void {
  const before = assetsOfLastBuild(folder);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['assets', '.vite']) mkdirSync(join(folder, part), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'assets', name), name);
  rememberAssets(folder);
  for (const name of names) writeFileSync(join(folder, 'assets', `${name}.gz`), 'packed');
  keepAssets(folder, before);
}

test('the files of a release stay for one more release', () => {
  build('index-1.js', 'same.js');
  build('index-2.js', 'same.js');
  expect(readdirSync(join(folder, 'assets'))).toEqual(
    expect.arrayContaining(['index-1.js', 'index-1.js.gz', 'index-2.js', 'same.js']),
  );
  build('index-3.js');
  const left = readdirSync(join(folder, 'assets'));
  expect(left).toEqual(expect.arrayContaining(['index-2.js', 'same.js', 'index-3.js']));
  expect(left).not.toContain('index-1.js');
});

test('the service worker is told of all pages, and of words by language', () => {
  const release = releaseOf({
    'index.html': { file: 'assets/index-1.js', isEntry: true, css: ['assets/index-1.css'] },
    'src/features/guide/guide-page.tsx': { file: 'assets/guide-1.js' },
    'src/features/contest/contest-page.tsx': { file: 'assets/contest-1.js' },
    'src/shared/words/de/doors.ts': { file: 'assets/doors-1.js' },
    'src/shared/words/ja/doors.ts': { file: 'assets/doors-2.js' },
  });
  expect(release).toEqual({
    entry: '/assets/index-1.js',
    pages: ['/assets/guide-1.js', '/assets/index-1.css', '/assets/index-1.js'],
    words: { de: ['/assets/doors-1.js'], ja: ['/assets/doors-2.js'] },
  });
});

test('an address names what its screen needs besides the entry', () => {
  const files = filesByAddress({
    'index.html': { file: 'assets/index-1.js', isEntry: true, css: ['assets/index-1.css'], imports: ['_runtime.js'] },
    '_runtime.js': { file: 'assets/runtime-1.js' },
    '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'], imports: ['index.html'] },
    'src/features/replay/replay-page.tsx': { file: 'assets/replay-1.js', imports: ['_runtime.js', '_shared.js'] },
  });
  expect(files['/games/:id']).toEqual(['/assets/replay-1.js', '/assets/shared-1.js', '/assets/shared-1.css']);
});
