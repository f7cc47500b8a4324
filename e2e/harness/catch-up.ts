import { setTimeout as pause } from 'node:timers/promises';
import type { Match } from '../../packages/server/src/matches/match.ts';
import { matchIn, readStory } from '../../packages/server/src/testing/running-match.ts';
import type { Serving } from '../../packages/server/src/testing/serving.ts';
import type { BrowserPlayer } from './browser-player.ts';
import type { PlayerView } from './player-view.ts';

const MOST = 60_000; // ms
const counts = new WeakMap<Match, Map<number | null, { n: number }>>();

/** Waits until the player has received all packets that the server has sent, up to a limit. */
export async function catchUp(player: BrowserPlayer, most = MOST): Promise<void> {
  await waitUntil(async () => player.view.told >= (await packetsSentTo(player)), most);
}

/** Advances the clock to the deal exactly. */
export async function passCountdown(on: Serving, view: PlayerView): Promise<void> {
  await waitUntil(() => typeof view.room?.countdown_ends_at === 'number', MOST);
  await on.pass(Math.max(0, (view.room?.countdown_ends_at ?? 0) - on.clock.now()));
  await on.settled();
}

/** Waits for a condition up to a limit, and does not fail: the caller's own assertion does. */
async function waitUntil(isSo: () => boolean | Promise<boolean>, most: number): Promise<void> {
  for (const until = Date.now() + most; !(await isSo()) && Date.now() < until; ) await pause(10);
}

/** The number of packets that the server has made for this player in the current game. */
async function packetsSentTo({ on, view }: BrowserPlayer): Promise<number> {
  if (!view.room || !view.table) return 0;
  const match = await matchIn(on, view.room.code).catch(() => undefined);
  if (match?.id !== view.table.game_id) return 0;
  const known = counts.get(match) ?? new Map<number | null, { n: number }>();
  counts.set(match, known);
  const { seat } = view.table;
  const count = known.get(seat) ?? { n: 0 };
  if (!known.has(seat)) readStory(match, seat, 'log', () => void count.n++);
  known.set(seat, count);
  return count.n;
}
