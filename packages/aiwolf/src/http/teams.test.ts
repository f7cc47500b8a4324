import { expect, test } from 'vitest';
import { served } from '../testing/served.ts';

test('/api/v1/teams tells the progress of a schedule beside the list', () =>
  served(
    {
      config:
        'matching: { self_match: false, is_optimize: true, output_path: $FOLDER/schedule.json }\nteam_health: { enable: true }',
    },
    async ({ json }) => {
      expect(await json('/api/v1/teams')).toEqual({ teams: [], progress: { done: 0, total: 5 } });
    },
  ));

test('/api/v1/teams says what to configure if team health is off', () =>
  served({}, async ({ get }) => {
    for (const path of ['/api/v1/teams', '/api/v1/teams/kit']) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('team_health.enable');
    }
  }));
