import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { problemsOn } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const PLAN = `name: spring
seed: otter
deals: 3
tables: [{ rules: one-night, players: 4 }, { rules: classic, players: 5 }]
players: { chaos: { bot: random }, easy: { bot: easy } }
`;
const folder = mkdtempSync(join(tmpdir(), 'moonrise-arena-page-'));
const shown = join(folder, 'shown');
mkdirSync(shown);
writeFileSync(join(folder, 'plan.yaml'), PLAN);
const moonrise = join(root, 'packages/cli/bin/moonrise.mjs');
execFileSync(process.execPath, [moonrise, 'arena', 'plan.yaml', '--out', 'shown/spring', '--workers', '1'], {
  cwd: folder,
});
const world = useTestWorld({ env: { MOONRISE_ARENAS: shown } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an arena can be read, searched and watched by keyboard, and has no barriers', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  const { page, t } = anna;
  await page.getByRole('link', { name: t('home.arena') }).click();
  await anna.sees('heading', t('arena.title'));
  await page.getByRole('link', { name: /spring/ }).waitFor();
  expect(await problemsOn(page)).toEqual([]);

  await page.getByRole('link', { name: /spring/ }).focus();
  await page.keyboard.press('Enter');
  await anna.sees('heading', t('arena.titleOf', { name: 'spring' }));
  const ratings = page.getByRole('region', { name: t('arena.ratings') });
  for (const name of ['easy', 'chaos'])
    expect(await ratings.getByRole('row').filter({ hasText: name }).getByRole('cell').textContent()).toMatch(
      /^[+-]?\d+ [+-]\d+ to [+-]\d+$/,
    );
  for (const title of ['findings', 'rates', 'differences', 'curve', 'tables', 'roles'] as const)
    await anna.sees('heading', t(`arena.${title}`));
  const games = page.getByRole('region', { name: t('arena.watch') });
  await games.getByText(t('arena.games', { n: 12 })).waitFor();
  expect(await problemsOn(page)).toEqual([]);

  await games.getByLabel(t('arena.table')).selectOption('classic-5');
  await games.getByLabel(t('arena.wolves')).selectOption('easy');
  await games.getByText(t('arena.games', { n: 3 })).waitFor();
  const links = games.getByRole('listitem').getByRole('link');
  expect(await links.allInnerTexts()).toEqual(Array(3).fill(expect.stringContaining('chaos against easy')));
  await links.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/replay?arena=spring&game=t2.d1.chaos.easy');
  await anna.sees('slider', t('replay.timeline'));
  await page.goBack();
  await anna.sees('heading', t('arena.titleOf', { name: 'spring' }));
});

test('an arena that does not exist, and a game that does not, are said to be missing', async () => {
  const anna = await world.player('Anna');
  anna.errors.expect(/404/);
  await anna.opens('/arena/summer');
  await anna.reads(anna.t('arena.missing'));
  await anna.opens('/replay?arena=spring&game=t9.d9');
  await anna.reads(anna.t('replay.missing'));
});
