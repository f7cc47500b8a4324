import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Event, type Json, share } from '@moonrise/engine';
import { rulesets } from '@moonrise/rulesets';
import { afterAll, expect, test } from 'vitest';
import { main } from '../command.ts';
import { painter } from '../terminal/paint.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { type Finished, fileOf, finished, serverWith } from '../testing/finished.ts';
import { transcript } from '../transcript/transcript.ts';
import { replay } from './replay.ts';

const bin = join(import.meta.dirname, '../../bin/moonrise.mjs');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** The installed command, in its own process. */
function installed(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'replay', ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}
async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const stream = (into: string[]) => ({ write: (text: string) => into.push(text) });
  const code = await main([replay], ['replay', ...args], terminalOn(stream(out), stream(err), {}));
  return { code, out: out.join(''), err: err.join('') };
}
function written(game: Finished, name = 'g.json'): string {
  writeFileSync(at(name), fileOf(game));
  return at(name);
}
const tale = ({ rules }: Finished, log: readonly Event[]) => transcript(rules, log, painter(false)).join('\n');

test('a file is printed like a game that is played', () => {
  const game = finished('classic');
  const { code, out, err } = installed(written(game));
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`Classic, 5 players, game g, with everything visible\n${tale(game, game.log)}\n`);
});

test('a player sees their own card and results, and what is public', () => {
  const game = finished('classic');
  const { code, out } = installed(written(game), '--as', 'Bob');
  expect(code).toBe(0);
  expect(out).toBe(`Classic, 5 players, game g, as Bob saw it\n${tale(game, share(game.log, 1))}\n`);
});

const scansOf = (log: readonly Event[], seat: number) =>
  log.filter((event) => event.type === 'told' && event.key === 'scanned' && event.to.includes(seat as never)).length;
test.each([
  ['latest', () => 1],
  ['all', (scans: number) => scans],
])('with the Seer log “%s” a replay as the Seer shows that many results', async (seer_log, shown) => {
  const roles = { werewolf: 1, seer: 1, villager: 3 };
  const games = Array.from({ length: 20 }, (_, seed) => finished('launch', { roles, seer_log }, seed));
  const seatOf = ({ log }: Finished) =>
    log.flatMap((event) => (event.type === 'dealt' && event.role === 'seer' ? [event.place] : []))[0] as number;
  const game = games.find((one) => scansOf(one.log, seatOf(one)) > 1) as Finished;
  const scans = scansOf(game.log, seatOf(game));
  const resultsAs = async (who: string) =>
    (await run(written(game), '--as', who)).out.split('\n').filter((line) => line.includes('shows as')).length;
  expect(await resultsAs('all')).toBe(scans);
  expect(await resultsAs(`${seatOf(game)}`)).toBe(shown(scans));
});

const tables: [id: string, options: Json][] = rulesets.map(({ id }) => [id, {}]);
test.each([...tables, ['moonrise', { chaos: true }], ['classic', { reveal: 'none', ballots: 'secret' }]])(
  '%s %j: the transcript of a viewer does not depend on what they were not sent',
  async (id, options) => {
    for (let seed = 0; seed < 5; seed++) {
      const game = finished(id as string, options as Json, seed);
      const file = written(game);
      for (const viewer of [null, ...game.players.keys()]) {
        const who = viewer === null ? 'public' : String(viewer);
        const { code, out } = await run(file, '--as', who);
        const [heading, ...told] = out.trimEnd().split('\n');
        expect([code, heading]).toEqual([0, expect.stringMatching(/ saw it$/)]);
        expect(told.join('\n'), `seed ${seed}, ${who}`).toBe(tale(game, share(game.log, viewer)).trimEnd());
        const sent = game.rows.map((row) => ({ ...row, events: sharedWith(row.events, viewer) }));
        expect((await run(written({ ...game, rows: sent }, 'sent.json'), '--as', who)).out).toBe(out);
      }
    }
  },
);
const sharedWith = (events: readonly Json[], viewer: number | null) =>
  share(events as unknown as readonly Event[], viewer) as unknown as readonly Json[];

test('what one player was told is shown to that player only', async () => {
  const game = finished('classic', {}, 3);
  const file = written(game);
  const seat = game.log.find(({ type, to }) => type === 'told' && to !== 'all')?.to[0] as number;
  const mark = `  [${game.players[seat]}]`;
  const results = tale(game, game.log)
    .split('\n')
    .filter((line) => line.endsWith(mark));
  expect(results).not.toEqual([]);
  for (const line of results) expect((await run(file, '--as', String(seat))).out).toContain(line);
  for (const other of ['public', ...game.players.filter((_, one) => one !== seat)])
    expect((await run(file, '--as', other)).out).not.toContain(mark);
});

test('a game is found by id in the data folder of a running server', async () => {
  const game = finished('launch');
  const store = await serverWith(at('data'), game);
  const { code, out, err } = installed('g', '--data', at('data'), '--as', 'public');
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`Launch, 5 players, game g, as a spectator saw it\n${tale(game, share(game.log, null))}\n`);
  const none = installed('h', '--data', at('data'));
  expect([none.code, none.out, none.err]).toEqual([1, '', expect.stringContaining('There is no game h.')]);
  await store.close();
});

test('a running game is refused, from a folder and from a file', async () => {
  const game = finished('launch');
  const store = await serverWith(at('running'), game, 6);
  const begun = written({ ...game, rows: game.rows.slice(0, 6) }, 'begun.json');
  for (const args of [['g', '--data', at('running')], [begun], [begun, '--as', 'public'], [begun, '--as', 'nobody']]) {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^moonrise replay: .*has not ended, and until then it .*\.\n$/);
  }
  await store.close();
});

test.each([
  ['Zoe', 'No player is called "Zoe"; there are all, public, Ann (0), Bob (1), Cid (2), Dee (3), Eve (4).'],
  ['5', 'No player is called "5"; there are all, public, Ann (0),'],
  ['-1', 'No player is called "-1";'],
])('--as %s is wrong usage, and tells who there is', async (who, reason) => {
  const { code, out, err } = await run(written(finished('classic')), `--as=${who}`);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`moonrise replay: ${reason}`);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('a name takes precedence over a seat, in any case', async () => {
  const game = finished('classic');
  const renamed = { ...game, players: ['Ann', 'Bob', '0', 'Twin', 'twin'] };
  const file = written(renamed);
  expect((await run(file, '--as', 'bob')).out).toContain('as Bob saw it');
  expect((await run(file, '--as', '0')).out).toContain(tale(game, share(game.log, 2)).trimEnd());
  expect((await run(file, '--as', 'twin')).err).toContain('Several players are called "twin": use --as 3 or --as 4.');
});

test.each([
  [[], 2, 'FILE|GAME is missing'],
  [['a', 'b'], 2, '"b" is not an option'],
  [['none.json'], 1, 'none.json: There is no such file.'],
  [['g', '--data', '/nowhere'], 1, 'There are no games in /nowhere'],
])('%j is refused with exit code %i', async (args, code, reason) => {
  expect(await run(...args)).toEqual({ code, out: '', err: expect.stringContaining(reason) });
});

test('a changed file, or one that is not a game, is refused', async () => {
  const game = finished('classic');
  writeFileSync(at('changed.json'), fileOf(game).replace('"Ann"', '"Amy"'));
  expect((await run(at('changed.json'))).err).toContain('Row 1 was changed after it was written.');
  const nonsense = game.rows.map(({ command, events }) => ({
    command,
    events: events.map((event) => ({ type: (event as { type: string }).type, to: 'all' })),
  }));
  const { code, err } = await run(written({ ...game, rows: nonsense }));
  expect([code, err]).toEqual([1, expect.stringContaining('The game cannot be shown')]);
});

test('control characters in chat are removed', async () => {
  const game = finished('classic');
  const said = { type: 'said', seat: 0, channel: 'global', text: 'hi\x1b[2J\nthere', to: 'all' };
  const rows = game.rows.map((row, i) => (i === 1 ? { ...row, events: [said, ...row.events] } : row));
  const { out } = await run(written({ ...game, rows }));
  expect(out).toContain('Ann: "hi [2J there"');
  expect(out).not.toContain('\x1b');
});

test('--chances prints turning points, and only with everything visible', async () => {
  const games = Array.from({ length: 20 }, (_, seed) => finished('classic', {}, seed));
  const shortest = games.reduce((one, other) => (other.rows.length < one.rows.length ? other : one));
  const file = written(shortest);
  const { code, out } = await run(file, '--chances');
  expect(code).toBe(0);
  const [, told = ''] = out.split('Turning points (odds if standard bots play on, 48 games each)\n');
  expect(told).toMatch(/^ {2}Town {2,}[▁▂▃▄▅▆▇█]+\n/);
  const swings = told.trimEnd().split('\n\n')[1]?.split('\n') ?? [];
  expect(swings.length).toBeGreaterThan(0);
  for (const swing of swings) expect(swing).toMatch(/^ {2}\w+ \d+: .+: \w+ \d+ % → \d+ %$/);
  expect(await run(file, '--chances', '--as', 'Bob')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--chances reveals every role: omit --as'),
  });
});
