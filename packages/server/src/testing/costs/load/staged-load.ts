import { must } from '../../table.ts';
import { RawClient } from '../raw-client.ts';
import type { InputRoom } from '../worst-inputs.ts';
import type { LoadedServer } from './loaded-server.ts';

export interface LoadedRoom extends InputRoom {
  readonly clients: readonly RawClient[]; // the host first
}
interface Wanted {
  readonly rooms: number;
  readonly players: number; // in each
  readonly from: string; // the address of all of them
}
const options = { durations: { day: 86_400, voting: 60, night: 1 }, countdown: 0 };
const LINES = 100; // of chat in the game that is watched
const REFILL = 15_000; // ms until an address or a seat may send as much as at first

export async function lobbies(server: LoadedServer, { rooms, players, from }: Wanted): Promise<readonly LoadedRoom[]> {
  return Promise.all(Array.from({ length: rooms }, () => lobby(server, players, from)));
}
async function lobby(server: LoadedServer, players: number, from: string): Promise<LoadedRoom> {
  const url = await server.url();
  const clients = await Promise.all(Array.from({ length: players }, () => RawClient.open(url, from)));
  const [host, ...guests] = clients as [RawClient, ...RawClient[]];
  const first = must(await host.ask('create_room', { name: 'Player 0', rules: 'classic', options }));
  const code = String(first.code);
  const seats = [first];
  for (const [i, guest] of guests.entries())
    seats.push(must(await guest.ask('join_room', { code, name: `Player ${i + 1}` })));
  const tokens = seats.map(({ token }) => String(token));
  return { code, clients, tokens, players: seats.map(({ player_id }) => String(player_id)) };
}
/** Rooms with a running game, at the beginning of a long day. */
export async function games(server: LoadedServer, wanted: Wanted): Promise<readonly LoadedRoom[]> {
  const rooms = await lobbies(server, wanted);
  await Promise.all(rooms.map((room) => playToDay(room)));
  return rooms;
}
async function playToDay({ clients }: LoadedRoom): Promise<void> {
  const [host, ...guests] = clients as [RawClient, ...RawClient[]];
  for (const guest of guests) must(await guest.ask('set_ready', { ready: true }));
  const isDay = host.heard('"phase":"day"');
  must(await host.ask('start_game'));
  await isDay;
}
/** A game whose story is long. */
export async function longGame(server: LoadedServer, from: string): Promise<LoadedRoom> {
  const [room] = (await games(server, { rooms: 1, players: 10, from })) as [LoadedRoom];
  for (let said = 0; said < LINES; ) {
    const text = `${said}: ${'a long line about the night. '.repeat(12)}`;
    const { ok } = (await room.clients[said % room.clients.length]?.ask('send_message', { text })) ?? { ok: false };
    if (ok) said++;
    else await server.delays(REFILL);
  }
  return room;
}
