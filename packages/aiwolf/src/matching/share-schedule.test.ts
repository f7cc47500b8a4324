import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configOf } from '../testing/played.ts';
import { takeOutPlayed } from './share-schedule.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [mine, theirs] = [join(folder, 'mine.json'), join(folder, 'theirs.json')];
const planned = (path: string, more = '') =>
  configOf(`matching: { self_match: false, is_optimize: true, output_path: ${path} }${more}`);

const game = (seer: number, ...villagers: readonly number[]) => ({
  SEER: [seer],
  VILLAGER: [...villagers],
  WEREWOLF: [0],
  POSSESSED: [1],
});
const schedule = (teams: Record<string, string>, ended: readonly object[], scheduled: readonly object[]) =>
  JSON.stringify({
    infinite_loop: false,
    team_count: 5,
    game_count: 4,
    idx_team_map: teams,
    role_num_map: { SEER: 1, VILLAGER: 2, WEREWOLF: 1, POSSESSED: 1 },
    ended_matches: ended,
    scheduled_matches: scheduled.map((role_idxs) => ({ role_idxs, weight: 1 })),
  });

test('games that the other server played are removed, each once', async () => {
  writeFileSync(mine, schedule({ 0: 'otters' }, [game(4, 2, 3)], [game(2, 3, 4), game(3, 2, 4), game(2, 3, 4)]));
  writeFileSync(theirs, schedule({ 0: 'otters', 1: 'owls' }, [{ MEDIUM: [], ...game(2, 4, 3) }, game(4, 2, 3)], []));
  expect(await takeOutPlayed(planned(mine), theirs)).toEqual({ ok: true, taken: 1 });
  const left = JSON.parse(readFileSync(mine, 'utf8'));
  expect(left.scheduled_matches.map(({ role_idxs }: { role_idxs: object }) => role_idxs)).toEqual([
    game(3, 2, 4),
    game(2, 3, 4),
  ]);
  expect(left.ended_matches).toEqual([game(4, 2, 3)]);
  expect(left.idx_team_map).toEqual({ 0: 'otters', 1: 'owls' });
});

test('a schedule of other teams, another file, and no schedule are refused', async () => {
  writeFileSync(mine, schedule({ 0: 'otters' }, [], [game(2, 3, 4)]));
  writeFileSync(theirs, schedule({ 0: 'owls' }, [game(2, 3, 4)], []));
  const why = async (config: ReturnType<typeof configOf>, path: string) => {
    const shared = await takeOutPlayed(config, path);
    return shared.ok ? '' : shared.message;
  };
  expect(await why(planned(mine), theirs)).toMatch('Team 0 is another one');
  expect(await why(planned(mine), join(folder, 'none.json'))).toMatch('none.json is no schedule');
  expect(await why(planned(join(folder, 'none.json')), theirs)).toMatch('matching.output_path');
  expect(await why(configOf(''), theirs)).toMatch('matching.is_optimize');
  expect(JSON.parse(readFileSync(mine, 'utf8')).scheduled_matches).toHaveLength(1);
});
