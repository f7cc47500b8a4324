import type { AdminPath } from '@moonrise/protocol/admin';
import { adminRoutes } from '@moonrise/protocol/admin';
import { afterEach, expect, test } from 'vitest';
import { ReportQueue } from '../moderation/report-queue.ts';
import { hashOf } from '../rooms/access/tokens.ts';
import { patch, unpatch } from '../testing/patch.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, seatAndDeal } from '../testing/table.ts';
import { adminEnv, TestModerator } from '../testing/test-moderator.ts';

afterEach(unpatch);

const reads = (Object.keys(adminRoutes) as AdminPath[]).filter((path) => path.startsWith('GET '));
const isOfGame = (path: AdminPath): boolean => path.includes(':id');
const PASSWORD = 'password-41c7e0';
const quick = { countdown: 0 };

/** Everything a moderator can read while a game runs, read in each phase of it. */
async function answersDuring(on: Serving, table: ClientTable, steps: number) {
  const admin = await TestModerator.signedIn(on);
  const lines: string[] = [];
  const match = await matchIn(on, table.code);
  for (let step = 0; step < steps && !match.isOver; step++) {
    for (const [i, { client }] of table.seats.entries())
      for (const channel of ['wolves', 'dead', 'global']) {
        const text = `canary ${channel} ${step} ${String.fromCharCode(97 + i).repeat(9)} ${hashOf(`${step}${i}${channel}`).slice(0, 20)}`;
        if ((await client.ask('send_message', { text, channel })).ok) lines.push(text);
      }
    for (const path of reads)
      if (isOfGame(path)) expect(await admin.refusal(path, { params: { id: match.id } })).toBe('unknown_game');
      else await admin.ask(path);
    await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
  }
  return { admin, lines, match };
}

/** The secrets that are in the answers. */
function leaks(texts: readonly string[], secrets: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const all = texts.join('\n');
  return Object.entries(secrets).flatMap(([name, found]) => (found.some((text) => all.includes(text)) ? [name] : []));
}

test.each([
  ['moonrise', 9, { ...quick, chaos: true }],
  ['classic', 6, quick],
  ['launch', 7, quick],
  ['aiwolf', 5, quick],
  ['one-night', 5, quick],
])(
  '%s: no admin answer holds a role, a seed, a token, a password, a mask or a line of chat',
  (rules, players, options) =>
    serving(
      async (on) => {
        const table = await gather(on, { rules, players, options });
        must(await table.seats[0]!.client.ask('set_password', { password: PASSWORD }));
        await deal(table);
        const { admin, lines, match } = await answersDuring(on, table, rules === 'one-night' ? 60 : 20);
        const roles = [...new Set(match.game.state.dealt.map((role) => `"${role}"`))];
        const masked = match.begin.sitters.flatMap(({ id, player, name }) =>
          player !== null && player !== id ? [player, name] : [],
        );
        expect(roles.length).toBeGreaterThan(1);
        if (rules !== 'aiwolf') expect(lines.length).toBeGreaterThan(0); // its players speak in turn
        expect(
          leaks(admin.texts, {
            roles,
            'names and ids behind masks': masked.map((text) => `"${text}"`),
            seed: [String(await on.store.seedOf(match.id))],
            tokens: table.seats.flatMap(({ token }) => [token, hashOf(token)]),
            password: [PASSWORD],
            chat: lines,
          }),
        ).toEqual([]);
        expect(admin.texts.join()).toContain(match.id); // the game was among them
      },
      { env: adminEnv },
    ),
);

/** Two wolves in a game, where one reports a line of the other in the wolves' chat. */
async function withReportedWolf(work: (admin: TestModerator, table: ClientTable) => Promise<void>): Promise<void> {
  await serving(
    async (on) => {
      const options = { ...quick, roles: { wolf: 2, seer: 1, doctor: 1, villager: 4 } };
      const table = await seatAndDeal(on, { rules: 'moonrise', players: 8, options });
      const wolves = table.seats.filter(({ client }) => client.last('game_started')?.your_role === 'wolf');
      const [one, other] = wolves as [(typeof wolves)[0], (typeof wolves)[0]];
      must(await one.client.ask('send_message', { text: 'wolves eat the seer', channel: 'wolves' }));
      must(await other.client.ask('report_player', { player_id: one.id, reason: 'abuse' }));
      await work(await TestModerator.signedIn(on), table);
    },
    { env: adminEnv },
  );
}

test('a reported line of a secret channel is shown when the game is over, not before', () =>
  withReportedWolf(async (admin, { on, code }) => {
    expect((await admin.ask('GET /reports')).reports).toMatchObject([{ lines: [], withheld: 1 }]);
    await admin.ask('POST /rooms/:code/close', { params: { code }, payload: { reason: 'over' } });
    await on.settled();
    expect((await admin.ask('GET /reports')).reports).toMatchObject([
      { lines: [{ text: 'wolves eat the seer' }], withheld: 0 },
    ]);
  }));

test('the search finds a planted leak', () =>
  withReportedWolf(async (admin) => {
    patch(ReportQueue.prototype, 'runningGame' as keyof ReportQueue, () => (async () => undefined) as never);
    await admin.ask('GET /reports');
    expect(leaks(admin.texts, { chat: ['wolves eat the seer'] })).toEqual(['chat']);
  }));
