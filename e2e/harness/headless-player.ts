import { gather, must, type Seating } from '../../packages/server/src/testing/table.ts';
import type { BrowserPlayer } from './browser-player.ts';
import { passCountdown } from './catch-up.ts';
import { PlayerView } from './player-view.ts';
import type { TestWorld } from './test-world.ts';

type Client = Awaited<ReturnType<TestWorld['on']['client']>>;

/** A player without a browser: a connection that the test controls. */
export class HeadlessPlayer {
  readonly client: Client;
  readonly name: string;
  readonly token: string;
  readonly view = new PlayerView();

  constructor(client: Client, { name, token }: { readonly name: string; readonly token: string }) {
    this.client = client;
    this.name = name;
    this.token = token;
    for (const { event, data } of client.got) this.view.take(event, data);
    client.on(({ event, data }) => this.view.take(event, data));
  }
  get id(): string {
    return this.view.table?.ids[this.seat] ?? '';
  }
  get seat(): number {
    return this.view.table?.seat ?? -1;
  }
  async does(act: string, ...targets: readonly { readonly seat: number }[]): Promise<void> {
    must(await this.client.ask('act', { act, targets: targets.map(({ seat }) => seat) }));
  }
  async says(text: string, channel = 'global'): Promise<void> {
    must(await this.client.ask('send_message', { text, channel }));
  }
}

export interface DealtGame {
  readonly code: string;
  readonly seats: readonly HeadlessPlayer[];
}

/** Deals a game to headless players, so that a test can open the seat whose card it needs in a browser. Phases wait for no scenes. */
export async function dealGame(world: TestWorld, { options, ...seating }: Seating): Promise<DealtGame> {
  const table = await gather(world.on, { stream: () => 'log', options: { staging: 0, ...options }, ...seating });
  const seats = table.seats.map(({ client, ...seat }) => new HeadlessPlayer(client, seat));
  must(await (seats[0] as HeadlessPlayer).client.ask('start_game', { ai_count: seating.ai ?? 0 }));
  await passCountdown(world.on, (seats[0] as HeadlessPlayer).view);
  return { code: table.code, seats };
}

export const playersWithRole = ({ seats }: DealtGame, role: string): HeadlessPlayer[] =>
  seats.filter(({ view }) => view.role === role);

/** Continues a headless player's seat in a browser, as from another device. */
export async function openInBrowser(
  world: TestWorld,
  { code }: DealtGame,
  { name, token, client }: HeadlessPlayer,
  device: Parameters<TestWorld['player']>[1] = {},
): Promise<BrowserPlayer> {
  client.close();
  const player = await world.player(name, { ...device, seat: { code, token } });
  await player.opens(`/r/${code}`);
  return player;
}
