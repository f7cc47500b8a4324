import { setTimeout as pause } from 'node:timers/promises';
import { inFolder } from '../../contract/store/in-folder.ts';
import type { RawClient } from '../raw-client.ts';
import { type Delays, LoadedServer } from './loaded-server.ts';
import { games, type LoadedRoom } from './staged-load.ts';

/** Rooms with a long chat, which all but one of their players leave at the same moment. */
export interface LeftRooms {
  readonly rooms: number;
  readonly lines: number; // of chat in each
  readonly seconds: number; // for which the bots are watched
}
const PLAYERS = 6;
const MIDDAY = 43_200_000; // ms: every bot wants to look at the table at once
const UNLIMITED = {
  join_burst: 1e6,
  joins_per_second: 1e6,
  room_burst: 1e6,
  slow_games_per_address: 1e3,
  connections_per_address: 1e4,
  chat_burst: 1e6,
  chat_per_second: 1e6,
  action_burst: 1e6,
  actions_per_second: 1e6,
  overload_lag_ms: 1e6,
};
const SAID = [
  'I am the seer and I looked at Player {0} last night: a wolf!',
  'I do not believe Player {0}, they were far too quiet about the first vote.',
  'Player {0}, what do you say about that? Who do you want to vote for?',
  'let us wait before we hang anyone, I trust Player {0} more than the rest of you',
  'ok but why did you change your vote so late, that looks like a werewolf to me',
  'my plan: we vote Player {0} today, and the doctor keeps watching the seer tonight',
];
const lineOf = (i: number): string => `${(SAID[i % SAID.length] ?? '').replace('{0}', `${(i * 5) % PLAYERS}`)} (${i})`;

/** The longest delays of the event loop while bots take over, with so many threads to think in. */
export async function takenOver({ rooms, lines, seconds }: LeftRooms, threads: number): Promise<Delays> {
  let delays: Delays = { delay: 0, own: 0 };
  await inFolder(async (folder) => {
    const server = new LoadedServer(folder, UNLIMITED, { MOONRISE_BOT_THREADS: String(threads) });
    try {
      const tables = await games(server, { rooms, players: PLAYERS, from: '198.51.100.1' });
      await Promise.all(tables.map((table) => chatted(table, lines)));
      await server.delays(MIDDAY);
      const leaving = tables.flatMap(({ clients }) => clients.slice(1));
      await Promise.all(leaving.map((client) => client.ask('leave_room')));
      await pause(seconds * 1000);
      await Promise.all(tables.map(({ clients }) => (clients[0] as RawClient).ask('get_state'))); // everything before it is done
      delays = await server.delays();
    } finally {
      await server.stop();
    }
  });
  return delays;
}
async function chatted({ clients }: LoadedRoom, lines: number): Promise<void> {
  for (let i = 0; i < lines; i++) await clients[i % clients.length]?.ask('send_message', { text: lineOf(i) });
}
