import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LogImport } from '../../packages/aiwolf/src/standings/log-import.ts';
import { configOf } from '../../packages/aiwolf/src/testing/played.ts';
import { type Served, served } from '../../packages/aiwolf/src/testing/served.ts';
import { problemsOn } from '../harness/page-checks.ts';
import { tap } from '../harness/tap.ts';
import { type Device, useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const GOLDEN = join(import.meta.dirname, '../../packages/aiwolf/src/figures/testing/golden/thirteen');
const THIRTEEN = 'game: { agent_count: 13 }';

/** A contest with a few imported games. */
function contest<T>(work: (on: Served) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
  const logs = new LogImport(configOf(`game_logger: { output_dir: ${folder}/game_logger }\n${THIRTEEN}`));
  for (const name of readdirSync(GOLDEN))
    logs.add({ path: name, text: readFileSync(join(GOLDEN, name), 'utf8'), changedAt: 0, json: undefined });
  return served({ config: THIRTEEN, folder }, work);
}
async function watching({ url }: Served, device: Device) {
  const player = await world.player('Anna', device);
  await player.tab();
  await player.page.goto(url.replace('ws:', 'http:').replace('/ws', '/contest'));
  return player;
}
const TABS = ['targeting', 'accuracy', 'coordination', 'missed', 'mistakes'] as const;

test.each([
  ['en', 390, 'day'],
  ['de', 1280, 'night'],
  ['hi', 390, 'night'],
  ['ja', 1280, 'day'],
] as const)('how the teams play, from the logs alone: %s, %i px, %s', (language, width, light) =>
  contest(async (on) => {
    const anna = await watching(on, { language, width });
    await anna.sees('figure', anna.t('contest.standings'));
    await anna.page.evaluate((light) => {
      document.documentElement.dataset.light = light;
    }, light);
    await expect.poll(() => anna.page.getByText(anna.t('contest.imported')).count()).toBe(3);
    const columns = await anna.page
      .getByRole('figure', { name: anna.t('contest.standings') })
      .getByRole('columnheader')
      .allTextContents();
    expect(new Set(columns).size).toBe(columns.length);
    expect(columns[1]).toBe(anna.t('contest.macro'));
    for (const tab of TABS) {
      await tap(anna.page.getByRole('tab', { name: anna.t(`contest.${tab}`), exact: true }));
      const table = anna.page
        .getByRole('tabpanel')
        .getByRole('figure', { name: anna.t(`contest.${tab}`), exact: true });
      await table.getByRole('rowheader', { name: 'otters' }).waitFor();
      await anna.reads(anna.t(`contest.${tab}Explained`));
    }
    expect(await problemsOn(anna.page)).toEqual([]);
  }),
);
