// A whole agent: node sample-agent.mjs ws://127.0.0.1:8080/ws myteam1
import { playGame } from '@moonrise/agent-kit';

const [url = 'ws://127.0.0.1:8080/ws', name = 'sample1', token] = process.argv.slice(2);
const anybody = ({ living }) => living[Math.floor(Math.random() * living.length)];
const speak = (scene) => (scene.info.remain_count === 4 ? `What do you think, @${anybody(scene)} ?` : 'Over');

const handlers = {
  TALK: speak,
  VOTE: anybody,
  DIVINE: anybody,
  GUARD: anybody,
  ATTACK: anybody,
  // Only contests with free speech send these.
  TALK_PHASE_START: ({ say }) => say('Good morning.'),
  TALK_BROADCAST: ({ info, packet, say }) => say(packet.new_talk.agent === info.agent ? 'Over' : 'I see.'),
  WHISPER_PHASE_START: ({ whisper }) => whisper('Over'),
};
const { info } = await playGame({ url, name, token }, handlers);
console.log(info.role_map);
