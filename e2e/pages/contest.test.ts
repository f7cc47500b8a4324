import { readFileSync } from 'node:fs';
import { type AgentKnowledge, type Handlers, playGame } from '@moonrise/agent-kit';
import { expect, test } from 'vitest';
import { makeToken } from '../../packages/aiwolf/src/agents/token.ts';
import { type Served, served, until } from '../../packages/aiwolf/src/testing/served.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { problemsOn } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const SECRET = 'a secret';
const TOKEN = makeToken({ role: 'RECEIVER' }, SECRET);
const HOSTILE = '<img src=x onerror="window.hit=1">';
const SPEECHES = [
  HOSTILE,
  '<script>window.hit=1</script>',
  '"><svg onload="window.hit=1">',
  'Good morning.',
  'おはよう',
];
const TEAMS = [HOSTILE, '<b>bears</b>', '=cmd', 'otters', 'かわうそ'];

/** A gate that agents wait at until the test opens it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

/** Agents that know all roles: they exile and kill the wolf's opponents, and pause at the gates of the test. */
function company(url: string) {
  const gates = { talk: gate(), attack: gate() };
  const roles = new Map<string, string>();
  const prey = ({ living }: AgentKnowledge) => {
    const order = ['VILLAGER', 'SEER', 'POSSESSED', 'WEREWOLF'];
    const [victim] = [...living].sort((a, b) => order.indexOf(roles.get(a) ?? '') - order.indexOf(roles.get(b) ?? ''));
    return victim ?? '';
  };
  const handlersFor = (number: number): Handlers => {
    let asked = 0;
    return {
      INITIALIZE: ({ info }) => {
        for (const [name, role] of Object.entries(info.role_map)) roles.set(name, role);
      },
      TALK: async () => {
        if (asked++ === 0) return SPEECHES[number] ?? '';
        await gates.talk.passed;
        return 'Over';
      },
      VOTE: (scene) => [...scene.living].filter((name) => roles.get(name) === 'VILLAGER').sort()[0] ?? prey(scene),
      DIVINE: prey,
      ATTACK: async (scene) => {
        await gates.attack.passed;
        return prey(scene);
      },
    };
  };
  const join = (number: number) => playGame({ url, name: `${TEAMS[number]}1` }, handlersFor(number));
  return { gates, join };
}

const intruders = ({ page }: BrowserPlayer): Promise<readonly string[]> =>
  page.evaluate(() => {
    const strange = document.querySelectorAll('#root img, #root script, #root b, [onerror], [onload]');
    return [...('hit' in window ? ['a script ran'] : []), ...[...strange].map(({ outerHTML }) => outerHTML)];
  });
const roleNames = ['Werewolf', 'Seer', 'Possessed', 'Villager'];
const rolesOn = async ({ page }: BrowserPlayer) => {
  const text = (await page.locator('main').textContent()) ?? '';
  return roleNames.filter((name) => text.includes(name));
};
const complaints = async ({ page }: BrowserPlayer, stop: string): Promise<readonly string[]> =>
  (await problemsOn(page)).map((text) => `${stop}: ${text}`);
const watching = async (name: string, { url }: Served, path = '/contest', device = {}): Promise<BrowserPlayer> => {
  const player = await world.player(name, device);
  await player.tab();
  await player.page.goto(url.replace('ws:', 'http:').replace('/ws', path));
  return player;
};
const open = { config: 'matching: { self_match: false }', environment: { SECRET_KEY: SECRET } };

test('a spectator watches a contest from the first team to the standings', () =>
  served(open, async (on) => {
    const found: string[] = [];
    const anna = await watching('Anna', on);
    await anna.reads('A game needs 5 different teams; 5 are missing.');
    found.push(...(await complaints(anna, 'empty')));

    const { gates, join } = company(on.url);
    const agents = [0, 1, 2, 3].map(join);
    await anna.reads('A game needs 5 different teams; 1 is missing.');
    await anna.reads(HOSTILE);
    await anna.reads('No game is running.');
    agents.push(join(4));

    await anna.page.getByRole('link', { name: /Day 0/ }).click();
    for (const text of SPEECHES) await anna.page.getByRole('log').getByText(text, { exact: true }).waitFor();
    await anna.reads('Day 0, daytime');
    expect(await intruders(anna)).toEqual([]);
    expect(await rolesOn(anna)).toEqual([]);
    found.push(...(await complaints(anna, 'talk')));

    await anna.fills('Token with the role RECEIVER', 'nonsense');
    await anna.presses('Use token');
    await anna.reads(/rejected this token/);
    anna.errors.expect(/401/);
    await anna.fills('Token with the role RECEIVER', TOKEN);
    await anna.presses('Use token');
    await expect.poll(() => rolesOn(anna)).toEqual(roleNames);
    expect(anna.page.url()).not.toContain('token');
    found.push(...(await complaints(anna, 'token')));
    await anna.presses('Forget token');
    await expect.poll(() => rolesOn(anna)).toEqual([]);

    gates.talk.open();
    await anna.reads('The vote');
    await anna.reads(/ is exiled\.$/);
    await anna.reads('Day 1, night');
    await anna.reads('dead');
    expect(await rolesOn(anna)).toEqual([]);
    found.push(...(await complaints(anna, 'votes')));

    gates.attack.open();
    await anna.reads(/ is killed at night\.$/);
    await anna.reads('Winner: Werewolves');
    await expect.poll(() => anna.page.getByTestId('announced-urgently').first().textContent()).toContain('Winner');
    await expect.poll(() => rolesOn(anna)).toEqual(roleNames);
    found.push(...(await complaints(anna, 'end')));

    await anna.page.getByRole('link', { name: 'All games' }).click();
    await anna.sees('figure', 'Standings');
    await anna.page.getByRole('rowheader', { name: HOSTILE }).first().waitFor();
    await anna.sees('link', /Winner: Werewolves/);
    expect(await intruders(anna)).toEqual([]);
    found.push(...(await complaints(anna, 'standings')));
    const [download] = await Promise.all([anna.page.waitForEvent('download'), anna.presses('Standings, CSV')]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`"'=cmd"`);
    await Promise.all(agents);
    expect(found).toEqual([]);
  }));

test('the files of a finished game are downloaded, its link is copied, and it opens in the replay', () =>
  served(open, async (on) => {
    const { gates, join } = company(on.url);
    gates.talk.open();
    gates.attack.open();
    const [scene] = await Promise.all([0, 1, 2, 3, 4].map(join));
    const id = scene?.info.game_id ?? '';
    const anna = await watching('Anna', on, `/contest/${id}`);
    await anna.sees('heading', anna.t('contest.files'));
    for (const [word, ending] of [
      ['fileLog', '.log'],
      ['fileRecord', '.moonrise.json'],
      ['fileJson', '.json'],
      ['fileStream', '.jsonl'],
    ] as const) {
      const link = anna.page.getByRole('link', { name: anna.t(`contest.${word}`) });
      const [download] = await Promise.all([anna.page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename().endsWith(ending), word).toBe(true);
      expect(readFileSync(await download.path(), 'utf8').length).toBeGreaterThan(100);
    }
    expect(await complaints(anna, 'files')).toEqual([]);
    await anna.presses(anna.t('contest.copyLink'));
    await anna.reads(anna.t('contest.linkCopied'));
    await anna.page.getByRole('link', { name: anna.t('contest.openReplay') }).click();
    await anna.sees('slider', anna.t('replay.timeline'));
    await anna.reads(/\.moonrise\.json$/);
    await anna.refreshes();
    await anna.sees('slider', anna.t('replay.timeline'));
    await anna.presses(anna.t('replay.file.other'));
    await anna.sees('heading', anna.t('replay.file.title'));
  }));

test('a contest that shows roles live shows them to everyone, without the teams', () =>
  served({ ...open, config: `${open.config}\nviewer: { show_roles_live: true }` }, async (on) => {
    const { gates, join } = company(on.url);
    const agents = [0, 1, 2, 3, 4].map(join);
    const anna = await watching('Anna', on);
    await anna.page.getByRole('link', { name: /Day 0/ }).click();
    await expect.poll(() => rolesOn(anna)).toEqual(roleNames);
    expect(await anna.page.locator('main').textContent()).not.toContain('otters1');
    gates.talk.open();
    gates.attack.open();
    await anna.reads('Winner: Werewolves');
    await anna.reads('otters1');
    await Promise.all(agents);
  }));

test('the page asks for a required token, and keeps it for this tab only', () =>
  served(
    { config: 'server: { authentication: { enable: true } }', environment: { SECRET_KEY: SECRET } },
    async (on) => {
      const anna = await watching('Anna', on);
      anna.errors.expect(/401/);
      await anna.reads('You need a token to watch this contest. Ask the organisers.');
      expect(await complaints(anna, 'locked')).toEqual([]);
      await anna.fills('Token with the role RECEIVER', TOKEN);
      await anna.page.keyboard.press('Enter');
      await anna.reads('No team is connected.');
      await anna.refreshes();
      await anna.reads('No team is connected.');
      const other = await anna.tab();
      await other.goto(on.url.replace('ws:', 'http:').replace('/ws', '/contest'));
      await anna.reads('You need a token to watch this contest. Ask the organisers.');
    },
  ));

test.each([
  ['de', 'AIWolf-Wettbewerb', 'Kein Team ist verbunden.'],
  ['hi', 'AIWolf प्रतियोगिता', 'कोई टीम नहीं जुड़ी है।'],
  ['ja', 'AIWolf 大会', '接続中のチームはありません。'],
])('the page in %s', (language, title, nobody) =>
  served({}, async (on) => {
    const anna = await watching('Anna', on, '/', { language });
    await anna.sees('heading', title);
    await anna.reads(nobody);
    expect(await complaints(anna, language)).toEqual([]);
  }),
);

test('from the contest to the replay of a log, and back', () =>
  served({}, async (on) => {
    const anna = await watching('Anna', on);
    await anna.page.getByRole('link', { name: anna.t('contest.replay') }).click();
    await anna.sees('heading', anna.t('replay.file.title'));
    await anna.page.getByRole('link', { name: anna.t('common.home') }).click();
    await anna.sees('heading', 'AIWolf contest');
    await anna.page.goto(on.url.replace('ws:', 'http:').replace('/ws', '/replay'));
    await anna.page.getByRole('link', { name: 'Moonrise' }).click();
    await anna.sees('heading', 'AIWolf contest');
  }));

test('an unknown game, and a server without a contest', () =>
  served({}, async (on) => {
    const anna = await watching('Anna', on, '/contest/01JZ8Q4M7T3V5X9K2B6C8D0EFG');
    anna.errors.expect(/404/);
    await anna.reads('Game not found.');
    await until(() => on.server.contest.running.size === 0);
    const bela = await world.player('Bela');
    bela.errors.expect(/404/);
    await bela.opens('/contest');
    await bela.reads(bela.t('common.notFound'));
  }));
