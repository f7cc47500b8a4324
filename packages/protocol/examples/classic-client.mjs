// Plays one classic game with AI seats: node classic-client.mjs [address] [AI seats]
import { io } from 'socket.io-client';

const [address = 'http://127.0.0.1:3000', aiSeats = '6'] = process.argv.slice(2);
const socket = io(address, { transports: ['websocket'] });
const send = async (event, payload) => {
  const { ok, error } = await socket.timeout(10_000).emitWithAck(event, payload);
  console.log(ok ? `${event}: ok` : `${event}: ${error.message}`);
};
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
let me; // the game_started packet of this seat
let alive; // names by id

socket.on('connect', async () => {
  await send('create_room', { name: 'Robin', rules: 'classic', options: { durations: { day: 10 } } });
  await send('start_game', { ai_count: Number(aiSeats) });
});
socket.on('game_started', (told) => {
  me = told;
  alive = new Map(me.players.map(({ id, name }) => [id, name]));
  console.log(`I am ${me.your_role} (${me.your_team}) among ${[...alive.values()].join(', ')}.`);
});
socket.on('phase_changed', ({ phase, duration }) => {
  console.log(`${phase}, ${duration} seconds`);
  const others = [...alive.keys()].filter((id) => id !== me.your_id && !me.fellows.includes(id));
  if (!alive.has(me.your_id)) return;
  if (phase === 'voting') send('submit_vote', { target_id: oneOf(others) });
  if (phase === 'night' && me.your_role !== 'villager') send('night_action', { target_id: oneOf(others) });
});
const out = (id, role) => {
  console.log(`${alive.get(id)} (${role}) is out`);
  alive.delete(id);
};
socket.on('seer_result', ({ target_id, role }) => console.log(`${alive.get(target_id)} is ${role}`));
socket.on('player_eliminated', ({ player_id, role }) => out(player_id, role));
socket.on('night_result', ({ deaths }) => deaths.map(({ id, role }) => out(id, role)));
socket.on('game_ended', ({ winner, reason }) => {
  console.log(`${winner} wins: ${reason}`);
  socket.close();
});
