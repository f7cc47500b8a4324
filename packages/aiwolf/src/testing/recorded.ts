import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Files } from '../logs/files.ts';
import { Record } from '../logs/record.ts';
import { HandClock } from './hand-clock.ts';
import { type AgentScript, configOf, plain, played } from './played.ts';

const folders: string[] = [];
export const scratch = () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
  folders.push(folder);
  return folder;
};
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
export const logging = (folder: string, more = '') => `
game_logger: { output_dir: ${folder}/game }
json_logger: { output_dir: ${folder}/json }
realtime_broadcaster: { output_dir: ${folder}/realtime }
${more}`;
export const fail = (error: unknown) => {
  throw error;
};

const five = ['WEREWOLF', 'POSSESSED', 'SEER', 'VILLAGER', 'VILLAGER'];
const [wolf, , , ryuji, daisuke] = ['Minato', 'Takumi', 'Kenji', 'Ryuji', 'Daisuke'];
export const SPEECH = 'Well, 1,2,3, "no", 1760000000';
export const story: AgentScript = (packet, agent) => {
  const { request, info } = packet;
  if (request === 'TALK') return info?.agent === ryuji && info?.remain_count === 4 ? `${SPEECH}\n` : 'Over';
  if (request === 'VOTE') return info?.day === 1 ? ryuji : wolf;
  return request === 'ATTACK' ? daisuke : plain(packet, agent);
};

/** Plays a game, and reads its logs. */
export async function recorded({ more = '', script = story, cards = five as readonly string[] } = {}) {
  const folder = scratch();
  const config = logging(folder, more);
  const record = new Record(configOf(config), new Files(new HandClock(), fail));
  const round = await played({ config, cards, script, reporters: [record] });
  await record.closed;
  const text = (kind: string, ending: string) => {
    const name = readdirSync(join(folder, kind)).find((file) => file.endsWith(ending)) ?? '';
    return readFileSync(join(folder, kind, name), 'utf8');
  };
  return { folder, record, text, round };
}
