import type { Ack, Client, Got } from './client.ts';
import type { Serving } from './serving.ts';

export interface Seating {
  readonly rules: string;
  readonly players: number;
  readonly ai?: number;
  readonly options?: object;
  readonly stream?: (seat: number) => 'named' | 'log';
}
export interface TestSeat {
  readonly client: Client;
  readonly id: string; // in the lobby
  readonly token: string;
  readonly name: string;
  readonly stream: 'named' | 'log';
}
type ClientSource = Pick<Serving, 'client'>;
/** A server, or several nodes used as one. */
export type ServerUnderTest = Pick<Serving, 'client' | 'clock' | 'pass' | 'settled'>;
export interface ClientTable<V extends ClientSource = Serving> {
  readonly on: V;
  readonly code: string;
  readonly seats: readonly TestSeat[]; // the host first
}

const NAMES = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil', 'Fine', 'Gero', 'Hana', 'Ivan', 'Jule', 'Kurt', 'Lene'];

export function must(ack: Ack): Ack {
  if (!ack.ok) throw new Error(`refused: ${ack.error?.code} ${ack.error?.message}`);
  return ack;
}

/** Creates a room and lets all players join and get ready. */
export async function gather<V extends ClientSource>(
  on: V,
  { rules, players, options = {}, stream = () => 'named' }: Seating,
  profile?: string, // of the host
): Promise<ClientTable<V>> {
  const seats: TestSeat[] = [];
  let code = '';
  for (let i = 0; i < players; i++) {
    const client = await on.client();
    const name = NAMES[i] as string;
    const kind = stream(i);
    const wish = i === 0 ? { name, rules, options, profile, stream: kind } : { name, code, stream: kind };
    const ack = must(await client.ask(i === 0 ? 'create_room' : 'join_room', wish));
    code = String(ack.code);
    seats.push({ client, id: String(ack.player_id), token: String(ack.token), name, stream: kind });
  }
  for (const { client } of seats) must(await client.ask('set_ready', { ready: true }));
  return { on, code, seats };
}

/** Starts the game and waits for the deal. */
export async function deal({ on, seats }: ClientTable<ServerUnderTest>, ai?: number): Promise<void> {
  must(await (seats[0] as TestSeat).client.ask('start_game', ai === undefined ? {} : { ai_count: ai }));
  await on.pass(10_000);
}

export async function seatAndDeal<V extends ServerUnderTest>(on: V, seating: Seating): Promise<ClientTable<V>> {
  const table = await gather(on, seating);
  await deal(table, seating.ai);
  return table;
}

export const isOver = ({ got }: Client): boolean =>
  got.some(({ event, data }) => event === 'game_ended' || hasEnded(data));
const hasEnded = (data: Got['data']): boolean =>
  Array.isArray(data.events) && data.events.some((event: { type?: string }) => event.type === 'ended');

/** Lets time pass until the game is over for all connected clients. */
export async function playOut({ on, seats }: ClientTable<ServerUnderTest>, most = 5_000): Promise<void> {
  for (let steps = 0; seats.some(({ client }) => client.socket.connected && !isOver(client)); steps++) {
    if (steps > most) throw new Error('the game does not end');
    await on.settled();
    await on.pass(Math.max(0, (on.clock.next ?? on.clock.now()) - on.clock.now()));
  }
  await on.settled();
}
