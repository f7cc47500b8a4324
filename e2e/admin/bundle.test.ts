import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadAdminWords } from '../../packages/web/src/admin/words/admin-words.ts';
import { languages, loadWords, parts, type UiLanguage } from '../../packages/web/src/shared/words/words.ts';
import { root } from '../../scripts/steps.mjs';

const player = join(root, 'packages/server/public');
const admin = join(root, 'packages/web/dist-admin');
const MOST = 120 * 1024; // as for the client
const LONG = 16; // characters: shorter texts may be said on both pages
const spoken = Object.keys(languages) as UiLanguage[];

const scriptsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => readFileSync(join(folder, 'assets', file), 'utf8'));

test('the client contains no module of the admin page', () => {
  const manifest = readFileSync(join(player, '.vite/manifest.json'), 'utf8');
  expect(manifest).toContain('src/app/room-page.tsx'); // otherwise it is the wrong file
  expect(manifest).not.toMatch(/src\/admin/);
});

test.each(spoken)('the client contains no text of the admin page: %s', async (language) => {
  const { own } = await loadAdminWords(language);
  const client = Object.values(
    Object.assign({}, ...(await Promise.all(parts.map((part) => loadWords(language, part))))),
  );
  const texts = Object.values(own).filter(
    (text) => text.length >= LONG && !client.includes(text) && !text.includes('{'),
  );
  expect(texts.length).toBeGreaterThan(50);
  const client_code = scriptsIn(player).join('\n');
  expect(texts.filter((text) => client_code.includes(text))).toEqual([]);
  const admin_code = scriptsIn(admin).join('\n');
  expect(texts.filter((text) => !admin_code.includes(text))).toEqual([]);
});

test('names of the admin page are in its own files only', () => {
  const names = ['x-moonrise-csrf', 'moonrise.admin.light', 'MOONRISE_ADMIN_TOKEN', '/storage/pin'];
  const client = scriptsIn(player).join('\n');
  const own = scriptsIn(admin).join('\n');
  expect(names.filter((name) => client.includes(name))).toEqual([]);
  expect(names.filter((name) => !own.includes(name))).toEqual([]);
});

test('the admin page is small, and has no inline script or style and no absolute address', () => {
  const page = readFileSync(join(admin, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.map(([, , text]) => text)).toEqual(['']);
  expect(page).not.toMatch(/<style|style=|\son\w+=/);
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');
  expect(addresses.filter((address) => !address.startsWith('./assets/'))).toEqual([]);
  const [, file = ''] = /src="\.\/(assets\/index-[^"]+)"/.exec(page) ?? [];
  expect(gzipSync(readFileSync(join(admin, file))).length).toBeLessThan(MOST);
});
