import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configOf } from '../testing/played.ts';
import { type Served, served, team, until } from '../testing/served.ts';
import { LogImport } from './log-import.ts';

const GOLDEN = join(import.meta.dirname, '../figures/testing/golden');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = Date.UTC(2026, 0, 1);
let contests = 0;
function contest(more = '') {
  const output = join(folder, `contest${++contests}`);
  const config = configOf(`game_logger: { output_dir: ${output} }\n${more}`);
  const results = join(output, 'results.jsonl');
  return {
    logs: () => new LogImport(config),
    results,
    lines: () =>
      readFileSync(results, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  };
}
const golden = (name: string) => ({
  path: join('elsewhere', name),
  text: readFileSync(join(GOLDEN, name), 'utf8'),
  changedAt: at,
  json: undefined,
});

test('a game is added once, by the content of its log, and says where it came from', () => {
  const { logs, lines } = contest();
  const [first, again] = [logs(), golden('five/game-1.log')];
  expect([first.add(again), first.add(again)]).toEqual(['added', 'known']);
  expect(logs().add({ ...again, path: 'renamed.log', text: again.text.replaceAll('\n', '\r\n') })).toBe('known');
  expect(lines()).toMatchObject([{ source: 'game-1.log', file: '', log: expect.stringMatching(/^[0-9A-Z]{26}$/) }]);
});

test('a game is known by its id, from the name of the log or from the JSON log', () => {
  const id = '01JZ8Q4M7T3V5X9K2B6C8D0EFG';
  const { logs, lines } = contest();
  const [one, two] = [golden('five/game-1.log'), golden('five/game-2.log')];
  const json = JSON.stringify({ game_id: id, entries: [] });
  expect(logs().add({ ...one, path: `1767225600_otters_${id}.log` })).toBe('added');
  expect(logs().add({ ...two, json })).toBe('known');
  expect(lines().map((game) => game.id)).toEqual([id]);
});

test('games with another deck, without a result, or of no contest are left out', () => {
  const { logs, lines } = contest();
  const one = golden('five/game-1.log');
  expect(logs().add(golden('thirteen/game-1.log'))).toBe('other_deck');
  expect(logs().add({ ...one, text: one.text.slice(0, 900) })).toBe('no_result');
  expect(logs().add({ ...one, text: 'hello' })).toBe('not_a_log');
  expect(() => lines()).toThrow(); // nothing was written
});

test('a log without times has the time of its file; a line cut off by a crash stays apart', () => {
  const { logs, lines, results } = contest();
  const one = golden('five/game-1.log');
  expect(logs().add({ ...one, text: one.text.replaceAll(/(talk.*),\d{10}$/gm, '$1') })).toBe('added');
  expect(lines()[0].ended_at).toBe('2026-01-01T00:00:00.000Z');
  appendFileSync(results, '{"id":"01');
  expect(logs().add(golden('five/game-2.log'))).toBe('added');
  expect(readFileSync(results, 'utf8').split('\n')).toHaveLength(4);
});

test('a contest that stores no results refuses an import', () => {
  expect(contest('').logs).not.toThrow();
  const config = configOf('game_logger: { enable: false }');
  expect(() => new LogImport(config)).toThrow('game_logger is disabled');
});

const finished = ({ server }: Served, games: number) =>
  until(() => server.contest.running.size === 0 && server.contest.finished.length === games);
async function play(on: Served, names: readonly string[]) {
  for (const [i, name] of names.entries()) {
    await team(on.url, 5, {}, name);
    await finished(on, i + 1);
  }
}
/** Imports the logs of one server into the folder of another. */
function merge(from: string, into: string): string[] {
  const logs = new LogImport(configOf(`game_logger: { output_dir: ${into}/game_logger }`));
  const names = readdirSync(join(from, 'game_logger')).filter((name) => name.endsWith('.log'));
  return names.map((name) => {
    const path = join(from, 'game_logger', name);
    const json = readFileSync(join(from, 'json_logger', name.replace(/log$/, 'json')), 'utf8');
    return logs.add({ path, text: readFileSync(path, 'utf8'), changedAt: at, json });
  });
}

test('two servers’ logs merged give the same standings as one server with all games', () =>
  served({}, async (first) => {
    await play(first, ['otters', 'bears']);
    await served({}, async (second) => {
      await play(second, ['bears', 'foxes', 'otters']);
      const all = join(folder, 'all'); // a server with all games
      mkdirSync(join(all, 'game_logger'), { recursive: true });
      const results = (on: Served) => readFileSync(join(on.folder, 'game_logger', 'results.jsonl'), 'utf8');
      await Promise.all([first.server.close(), second.server.close()]);
      writeFileSync(join(all, 'game_logger', 'results.jsonl'), results(first) + results(second));
      expect(merge(second.folder, first.folder)).toEqual(['added', 'added', 'added']);
      expect(merge(second.folder, first.folder)).toEqual(['known', 'known', 'known']);
      expect(merge(first.folder, first.folder)).toEqual(['known', 'known']);
      const standings = (on: Served) => on.json('/api/v1/standings');
      const expected = await served({ folder: all }, standings);
      expect(expected.games).toBe(5);
      const merged = await served({ folder: first.folder }, async (on) => {
        const { games } = await on.json('/api/v1/results');
        const sources = games.map(({ source }: { source?: string }) => source !== undefined);
        expect(sources).toEqual([true, true, true, false, false]); // the newest line of the file first
        return standings(on);
      });
      expect(merged).toEqual(expected);
      expect(merged.teams[0].errors.asked).toBeGreaterThan(0);
    });
  }));
