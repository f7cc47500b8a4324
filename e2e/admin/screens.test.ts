import { expect, test } from 'vitest';
import { adminEnv } from '../../packages/server/src/testing/test-moderator.ts';
import { sections } from '../../packages/web/src/admin/app/sections.ts';
import { languages } from '../../packages/web/src/shared/words/words.ts';
import { Moderator } from '../harness/moderator.ts';
import { problemsOn } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld({ env: adminEnv });
const MINUTES = 3;

/** A room with two people, a report, a ban and some figures. */
async function fill(): Promise<string> {
  const anna = await world.player('Anna');
  const code = await anna.createsRoom();
  const bo = await world.on.client();
  await bo.ask('join_room', { code, name: 'Bo' });
  const { room } = anna.view;
  await bo.ask('report_player', { player_id: room?.players[0]?.id ?? '', reason: 'abuse', text: 'Insults' });
  for (let minute = 0; minute < MINUTES; minute++) await world.on.pass(60_000);
  return code;
}

test.each(Object.keys(languages))('every section is accessible, translated and fits a phone: %s', async (language) => {
  const code = await fill();
  const mia = await Moderator.opened(world, { language });
  const found: string[] = [];
  const look = async (where: string) =>
    found.push(...(await problemsOn(mia.page)).map((problem) => `${where}: ${problem}`));
  await mia.sees('button', mia.t('signIn.submit'));
  await look('sign-in');
  await mia.signsIn();
  for (const { id } of sections) {
    await mia.opens(id);
    await mia.page.getByText(mia.t('parts.loading')).waitFor({ state: 'detached' });
    await look(id);
  }
  await mia.opens(`rooms/${code}`);
  await mia.presses(mia.t('room.banName', { name: 'Anna' }));
  await look('ban dialog');
  expect(found).toEqual([]);
});
