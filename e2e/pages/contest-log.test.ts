import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHAIN_TAIL, ChainLog } from '../../packages/aiwolf/src/logs/chain-log.ts';
import { GameLog } from '../../packages/aiwolf/src/logs/game-log.ts';
import { LARGEST_LOG } from '../../packages/aiwolf/src/replay/index.ts';
import { type AgentScript, plain, played } from '../../packages/aiwolf/src/testing/played.ts';
import { served, team, until } from '../../packages/aiwolf/src/testing/served.ts';
import { languages } from '../../packages/web/src/shared/words/words.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import {
  accessibilityViolations,
  overflowingElements,
  smallTargets,
  untranslatedTexts,
} from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const WORDS = 'Good morning, all: 1,2,3, <b>"go"</b>';

/** A game of nine programs in the contest's log format and in ours. */
async function contestLogs() {
  let [log, chain] = ['', ''];
  const script: AgentScript = (packet, agent) => {
    const { request, info } = packet;
    if (request === 'TALK' && info?.remain_count === 4) return WORDS;
    return request === 'WHISPER' && info?.remain_count === 4 ? 'psst, tonight' : plain(packet, agent);
  };
  const reporters = [
    new GameLog((text) => {
      log += text;
    }),
    new ChainLog('contest', (text) => {
      chain += text;
    }),
  ];
  await played({ config: 'game: { agent_count: 9 }', script, reporters });
  return { log, chain: `${chain}${CHAIN_TAIL}` };
}
const { log, chain } = await contestLogs();
const roleOf = (seat: number) => new RegExp(`^0,status,${seat},(\\w+)`, 'm').exec(log)?.[1] as string;
const nameOf = (seat: number) => new RegExp(`^0,status,${seat},.*,(\\w+)$`, 'm').exec(log)?.[1] as string;
const seer = Array.from({ length: 9 }, (_, i) => i + 1).find((seat) => roleOf(seat) === 'SEER') as number;

const chooses = (player: BrowserPlayer, name: string, text: string) =>
  player.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
/** Drops a file on the page. */
async function drops(player: BrowserPlayer, name: string, text: string): Promise<void> {
  const data = await player.page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text as string], name as string));
      return data;
    },
    [name, text],
  );
  await player.page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await player.page.dispatchEvent('body', 'drop', { dataTransfer: data });
}
const watchesAs = (player: BrowserPlayer, who: string) =>
  player.page.getByLabel(player.t('replay.watchAs')).selectOption({ label: who });
const rolesShown = (player: BrowserPlayer) =>
  player.page
    .getByRole('region', { name: player.t('replay.table') })
    .getByRole('listitem')
    .allInnerTexts();

test('a log can be dropped, scrubbed and watched as a seat, and shows its roles on demand', async () => {
  const anna = await world.player('Anna', { width: 1280, height: 900 });
  const sent: string[] = [];
  anna.context.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await anna.opens('/replay');
  await anna.sees('heading', anna.t('replay.file.title'));
  expect(await accessibilityViolations(anna.page)).toEqual([]);
  await drops(anna, '1760000000_otters.log', log);

  const timeline = await anna.sees('slider', anna.t('replay.timeline'));
  expect((await rolesShown(anna)).every((text) => text.includes(anna.t('replay.unknown')))).toBe(true);
  expect(await rolesShown(anna)).toEqual(expect.arrayContaining([expect.stringContaining('team9')]));
  await timeline.press('ArrowRight');
  await anna.reads(WORDS);
  expect(await anna.page.locator('main b').count()).toBe(0);

  await watchesAs(anna, nameOf(seer));
  await anna.button(anna.t('replay.chapterForward')).click();
  await anna.reads(/^The divination of .* shows: /);
  expect((await rolesShown(anna)).filter((text) => text.includes(anna.t('replay.unknown')))).toHaveLength(8);
  await anna.page.getByLabel(anna.t('replay.roles')).check();
  await expect.poll(async () => (await rolesShown(anna)).join()).not.toContain(anna.t('replay.unknown'));
  expect(await accessibilityViolations(anna.page)).toEqual([]);

  await watchesAs(anna, anna.t('replay.everything'));
  await timeline.press('End');
  await anna.reads('Victory for the Villagers');
  expect(sent).toEqual([]);
  await anna.presses(anna.t('replay.file.other'));
  await anna.sees('heading', anna.t('replay.file.title'));
});

test('a truncated log, and one with unknown lines, show a warning', async () => {
  const anna = await world.player('Anna', { width: 320, height: 700 });
  await anna.opens('/replay');
  const long = log.slice(0, 2000).replaceAll(',team', `,${'otters'.repeat(9)}`);
  await chooses(anna, `${'cut'.repeat(30)}.log`, `${long}\nwhat is this\n`);
  await anna.sees('slider', anna.t('replay.timeline'));
  await anna.reads('There is no result: the game was stopped, or the file is incomplete.');
  await anna.reads(/^1 line was not understood and skipped \(first: line \d+\)\.$/);
  expect(await overflowingElements(anna.page)).toEqual([]);
});

test('a replay that plays stages what happened; one that is scrubbed does not', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/replay');
  await anna.page.emulateMedia({ reducedMotion: 'no-preference' });
  await chooses(anna, 'contest.moonrise.json', chain);
  const timeline = await anna.sees('slider', anna.t('replay.timeline'));
  const scene = anna.page.locator('[data-scene]');
  await timeline.press('PageDown');
  await timeline.press('PageDown');
  expect(await scene.count()).toBe(0);
  await anna.presses(anna.t('replay.play'));
  await scene.waitFor();
  await anna.presses(anna.t('replay.pause')); // the controls stay in reach
  await scene.waitFor({ state: 'detached' });
});

test('a game saved by Moonrise opens too, with the same story', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/replay');
  await chooses(anna, 'contest.moonrise.json', chain);
  const timeline = await anna.sees('slider', anna.t('replay.timeline'));
  await watchesAs(anna, anna.t('replay.everything'));
  await timeline.press('End');
  await anna.reads('Victory for the Villagers');
});

test('the log of a game that was played over sockets opens at the contest server itself', () =>
  served({}, async ({ url, folder, server }) => {
    await team(url, 5, { TALK: ({ info }) => (info.remain_count === 4 ? WORDS : 'Over') });
    await until(() => server.contest.running.size === 0);
    const logs = join(folder, 'game_logger');
    const [name = ''] = readdirSync(logs).filter((file) => file.endsWith('.log'));
    await expect.poll(() => readFileSync(join(logs, name), 'utf8')).toContain(',result,');
    const anna = await world.player('Anna');
    await anna.tab();
    await anna.page.goto(url.replace('ws:', 'http:').replace('/ws', '/replay'));
    await anna.page.locator('input[type=file]').setInputFiles(join(logs, name));
    const timeline = await anna.sees('slider', anna.t('replay.timeline'));
    await timeline.press('ArrowRight');
    await anna.reads(WORDS);
    await anna.reads('kit5');

    anna.errors.expect(/404/); // this server has no words for custom options
    await anna.presses(anna.t('replay.file.other'));
    await anna.page.locator('input[type=file]').setInputFiles(join(logs, name.replace('.log', '.moonrise.json')));
    await anna.sees('slider', anna.t('replay.timeline'));
  }));

test.each(Object.keys(languages))('%s: what is no game is refused with a reason, on a phone', async (language) => {
  const anna = await world.player('Anna', { language, width: 320, height: 700 });
  await anna.opens('/replay');
  await anna.sees('heading', anna.t('replay.file.title'));
  for (const [text, key, values] of [
    ['Dear diary', 'replay.file.noLog', { line: 1, text: 'Dear diary' }],
    ['', 'replay.file.empty', {}],
    ['{"entries":[]}', 'replay.file.noGame', {}],
    ['x'.repeat(LARGEST_LOG + 1), 'replay.file.tooLarge', { most: LARGEST_LOG / 1024 / 1024 }],
  ] as const) {
    await chooses(anna, 'some.log', text);
    await expect.poll(() => anna.page.getByRole('alert').textContent()).toBe(anna.t(key, values));
    expect(await untranslatedTexts(anna.page)).toEqual([]);
    expect(await overflowingElements(anna.page)).toEqual([]);
  }
  expect(await accessibilityViolations(anna.page)).toEqual([]);
  expect(await smallTargets(anna.page)).toEqual([]);
});
