import { gather, must, type Seating } from '../../packages/server/src/testing/table.ts';
import type { Player } from './player.ts';
import { countdownPasses } from './told.ts';
import { Viewer } from './viewer.ts';
import type { World } from './world.ts';

type Client = Awaited<ReturnType<World['on']['client']>>;

/** Somebody at the table at whose screen nobody looks: a connection that does what the test says. */
export class Companion {
  readonly client: Client;
  readonly name: string;
  readonly token: string;
  readonly viewer = new Viewer();

  constructor(client: Client, { name, token }: { readonly name: string; readonly token: string }) {
    this.client = client;
    this.name = name;
    this.token = token;
    for (const { event, data } of client.got) this.viewer.take(event, data);
    client.on(({ event, data }) => this.viewer.take(event, data));
  }
  get id(): string {
    return this.viewer.table?.ids[this.seat] ?? '';
  }
  get seat(): number {
    return this.viewer.table?.seat ?? -1;
  }
  async does(act: string, ...targets: readonly { readonly seat: number }[]): Promise<void> {
    must(await this.client.ask('act', { act, targets: targets.map(({ seat }) => seat) }));
  }
  async says(text: string, channel = 'global'): Promise<void> {
    must(await this.client.ask('send_message', { text, channel }));
  }
}

export interface Company {
  readonly code: string;
  readonly seats: readonly Companion[];
}

/** Deals a game to people without screens, so that a test can look at the seat whose card it needs. */
export async function dealt(world: World, seating: Seating): Promise<Company> {
  const table = await gather(world.on, { stream: () => 'log', ...seating });
  const seats = table.seats.map(({ client, ...seat }) => new Companion(client, seat));
  must(await (seats[0] as Companion).client.ask('start_game', { ai_count: seating.ai ?? 0 }));
  await countdownPasses(world.on, (seats[0] as Companion).viewer);
  return { code: table.code, seats };
}

export const holding = ({ seats }: Company, role: string): Companion[] =>
  seats.filter(({ viewer }) => viewer.role === role);

/** The companion goes on playing in a browser, as from another device. */
export async function embody(
  world: World,
  { code }: Company,
  { name, token, client }: Companion,
  device: Parameters<World['player']>[1] = {},
): Promise<Player> {
  client.close();
  const player = await world.player(name, { ...device, seat: { code, token } });
  await player.opens(`/r/${code}`);
  return player;
}
