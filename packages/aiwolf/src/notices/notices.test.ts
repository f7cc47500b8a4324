import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import type { ContestResult } from '../games/reporter.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf } from '../testing/played.ts';
import { opened, served, team, until } from '../testing/served.ts';
import type { Notice } from './notice.ts';
import { type ContestSituation, NoticeWatch } from './notice-watch.ts';
import { openNotices } from './notices.ts';

interface Hook {
  readonly url: string;
  // biome-ignore lint/suspicious/noExplicitAny: the test checks the shape
  readonly got: any[];
}
type Answer = (response: ServerResponse) => void;
const fine: Answer = (response) => response.end('ok');

/** A real HTTP server that receives notices. */
async function hooked<T>(answer: Answer, work: (hook: Hook) => Promise<T>): Promise<T> {
  const got: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    got.push(JSON.parse(body));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work({ url: `http://127.0.0.1:${port}/services/T00/a-secret`, got });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const result = (more: Partial<ContestResult> = {}): ContestResult => ({
  ...{ id: 'GAME', day: 2, outcome: { team: 'VILLAGER', winners: [], reason: 'parity' } },
  sitters: [{ seat: 0, name: 'Rin', originalName: 'otters1', team: 'otters', role: 'SEER' }],
  conduct: [{ asked: 9, failed: 0, hasDropped: false }],
  ...more,
});
const aborted = result({
  outcome: { team: null, winners: [], reason: 'errors' },
  conduct: [{ asked: 9, failed: 1, hasDropped: true }],
});
const quiet: ContestSituation = { waiting: {}, running: 0, isComplete: false, obstacle: 'No agent is connected.' };
const waiting: ContestSituation = { ...quiet, waiting: { otters: 2 }, obstacle: 'otters wait.' };

function watching(rules: string, games = 0) {
  const told: Notice[] = [];
  const clock = new HandClock();
  const { webhook } = configOf(`webhook: { ${rules} }`);
  const watch = new NoticeWatch(webhook, clock, games, (notice) => told.push(notice));
  return { watch, clock, told, events: () => told.map(({ event }) => event) };
}

test('milestone: every N games, also after a restart, and once if several games end together', () => {
  const { watch, told } = watching('milestone_every: 10', 38);
  for (const games of [39, 41, 42, 49, 50]) watch.ended(result(), games);
  expect(told.map(({ facts }) => facts.games)).toEqual([41, 50]);
  expect(told[1]?.text).toBe('50 games have been played.');
});

test('milestone: 0 is off, and only the chosen events are told', () => {
  const off = watching('milestone_every: 0');
  off.watch.ended(result(), 10);
  expect(off.events()).toEqual([]);
  const chosen = watching('events: [quarantine]');
  chosen.watch.ended(aborted, 10);
  chosen.watch.quarantined({ team: 'otters', until: Date.UTC(2026, 0, 1), failureRate: 0.625 });
  expect(chosen.told).toMatchObject([
    {
      event: 'quarantine',
      text: 'Team otters fails too often (63 %) and is not scheduled until 2026-01-01T00:00:00.000Z.',
      facts: { team: 'otters', until: '2026-01-01T00:00:00.000Z', failure_rate: 0.625 },
    },
  ]);
});

test('abort: a stopped game names the teams that dropped out; a lost one is told too', () => {
  const { watch, told } = watching('');
  watch.ended(aborted, 1);
  watch.ended(null, 1);
  expect(told).toMatchObject([
    { event: 'abort', facts: { game: 'GAME', reason: 'errors', dropped: ['otters'] } },
    { event: 'abort', facts: { reason: 'fault' } },
  ]);
});

test('stall: told once when agents wait and nothing finishes, and again after the next game', async () => {
  const { watch, clock, events, told } = watching('stall_threshold: 10m');
  watch.changed(quiet);
  await clock.pass(60 * 60_000);
  expect(events()).toEqual([]);
  watch.changed(waiting);
  await clock.pass(9 * 60_000);
  watch.ended(result(), 1);
  watch.changed(waiting);
  await clock.pass(9 * 60_000);
  expect(events()).toEqual([]);
  await clock.pass(60_000);
  expect(told).toMatchObject([
    { event: 'stall', facts: { waiting: { otters: 2 }, running: 0, obstacle: 'otters wait.' } },
  ]);
  watch.changed(waiting);
  await clock.pass(60 * 60_000);
  expect(events()).toEqual(['stall']);
  watch.ended(result(), 2);
  await clock.pass(10 * 60_000);
  expect(events()).toEqual(['stall', 'stall']);
});

test('stall: nothing is told when the schedule is finished or no agent waits', async () => {
  const { watch, clock, events } = watching('stall_threshold: 10m');
  watch.changed({ ...waiting, isComplete: true });
  await clock.pass(20 * 60_000);
  watch.changed(waiting);
  watch.changed(quiet);
  await clock.pass(20 * 60_000);
  expect(events()).toEqual([]);
});

const slack = (more = '') => `slack_notifier: { enable: true, username: Moon, icon_emoji: ":moon:"${more} }`;
function opening(config: string, environment: object) {
  const clock = new HandClock();
  const troubles: string[] = [];
  const notices = openNotices(configOf(config, environment), clock, 0, (error) =>
    troubles.push((error as Error).message),
  );
  const tell = (count: number) => {
    for (let i = 0; i < count; i++) for (const watch of notices.watches) watch.ended(aborted, 1);
  };
  return { clock, troubles, notices, tell };
}

test('Slack gets text, name and picture; the webhook gets event, text, facts and time', () =>
  hooked(fine, async ({ url, got }) => {
    const { tell, notices } = opening(slack(), { SLACK_WEBHOOK_URL: url, CONTEST_WEBHOOK_URL: url });
    tell(1);
    await until(() => got.length === 2);
    const text = 'Game GAME was stopped because too many agents dropped out: otters.';
    const facts = { game: 'GAME', reason: 'errors', day: 2, dropped: ['otters'] };
    expect(got).toContainEqual({ text, username: 'Moon', icon_emoji: ':moon:' });
    expect(got).toContainEqual({ event: 'abort', text, facts, at: '2026-01-01T00:00:00.000Z' });
    notices.close();
  }));

test('two notices are min_interval apart', () =>
  hooked(fine, async ({ url, got }) => {
    const { tell, clock, notices } = opening(`webhook: { min_interval: 5s, url: "${url}" }`, {});
    tell(2);
    await until(() => got.length === 1);
    await clock.pass(4_999);
    expect(got).toHaveLength(1);
    await clock.pass(1);
    await until(() => got.length === 2);
    notices.close();
  }));

test.each<[string, Answer]>([
  ['answers 500', (response) => response.writeHead(500).end()],
  ['closes the connection', (response) => response.destroy()],
  ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('a receiver that %s is logged without its address, and the next notice is sent', (_, answer) =>
  hooked(answer, async ({ url, got }) => {
    const { tell, troubles, notices } = opening(slack(', min_interval: 0s'), { SLACK_WEBHOOK_URL: url });
    tell(2);
    await until(() => troubles.length === 2);
    expect(got.length).toBeGreaterThanOrEqual(2);
    expect(troubles[0]).toMatch(/^Slack did not take the notice "abort": /);
    expect(troubles.join()).not.toContain('secret');
    notices.close();
  }),
);

test('a receiver that never answers is given up after the timeout; the queue is bounded', () =>
  hooked(
    () => {},
    async ({ url, got }) => {
      const { tell, troubles, clock, notices } = opening(slack(', timeout: 3s'), { SLACK_WEBHOOK_URL: url });
      tell(150);
      await until(() => got.length === 1);
      expect(troubles).toEqual(Array(49).fill('Slack is too slow, and the oldest notice was dropped.'));
      await clock.pass(3_000);
      await until(() => got.length === 2);
      expect(troubles.at(-1)).toBe('Slack did not take the notice "abort": it did not answer in time.');
      notices.close();
      expect(troubles).toHaveLength(50);
    },
  ));

test.each<[string, Answer]>([
  ['hangs', () => {}],
  ['answers 500', (response) => response.writeHead(500).end()],
])('a receiver that %s holds no game', (_, answer) =>
  hooked(answer, ({ url, got }) =>
    served(
      { config: 'webhook: { milestone_every: 1 }', environment: { CONTEST_WEBHOOK_URL: url } },
      async ({ url: contest, server }) => {
        await team(contest, 5);
        await until(() => got.length > 0);
        expect(got[0]).toMatchObject({ event: 'milestone', facts: { games: 1 } });
        await team(contest, 5);
        await until(() => server.contest.played === 2 && server.contest.running.size === 0);
      },
    ),
  ),
);

test('a contest tells of an aborted game, of a quarantine and of a stall', () =>
  hooked(fine, ({ url, got }) =>
    served(
      {
        config: `
server: { max_continue_error_ratio: 0 }
team_health: { enable: true, min_games: 1 }
webhook: { min_interval: 0s, milestone_every: 0, stall_threshold: 50ms, url: "${url}" }`,
      },
      async ({ url: contest }) => {
        const { socket } = await opened(contest, { name: 'kit9' });
        socket.on('message', (data) => JSON.parse(String(data)).request === 'TALK' && socket.terminate());
        await team(contest, 4);
        const tells = (event: string) => got.some((one) => one.event === event);
        await until(() => tells('abort') && tells('quarantine'));
        const { socket: other } = await opened(contest, { name: 'owls1' });
        await until(() => got.some(({ event, facts }) => event === 'stall' && facts.waiting.owls === 1));
        other.close();
      },
    ),
  ));

test('addresses of receivers: a missing one is a warning, a wrong one is refused and not repeated', () => {
  expect(readConfig(slack())).toMatchObject({
    ok: true,
    warnings: ['slack_notifier.enable: SLACK_WEBHOOK_URL is not set, so nothing is sent to Slack.'],
  });
  const read = readConfig('', { CONTEST_WEBHOOK_URL: 'ftp://a-secret' });
  expect(read).toMatchObject({ ok: false, message: expect.stringMatching(/^CONTEST_WEBHOOK_URL must be an address/) });
  expect(JSON.stringify(read)).not.toContain('a-secret');
});
