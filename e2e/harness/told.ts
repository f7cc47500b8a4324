import { setTimeout as pause } from 'node:timers/promises';
import type { Match } from '../../packages/server/src/matches/match.ts';
import { watch } from '../../packages/server/src/matches/viewer.ts';
import type { Serving } from '../../packages/server/src/testing/serving.ts';
import { matchIn } from '../../packages/server/src/testing/twin.ts';
import type { Player } from './player.ts';
import type { Viewer } from './viewer.ts';

const MOST = 60_000; // ms
const counts = new WeakMap<Match, Map<number | null, { n: number }>>();

/** Waits until what we overhear has come as far as the server; who is cut off is not waited for long. */
export async function catchesUp(player: Player, most = MOST): Promise<void> {
  await soon(async () => player.viewer.told >= (await toldTo(player)), most);
}

/** To the deal, and not a second further. */
export async function countdownPasses(on: Serving, viewer: Viewer): Promise<void> {
  await soon(() => typeof viewer.room?.countdown_ends_at === 'number', MOST);
  await on.pass(Math.max(0, (viewer.room?.countdown_ends_at ?? 0) - on.clock.now()));
  await on.settled();
}

/** Waits for something, but not for ever: it may not come, and whoever needs it will say so. */
async function soon(isSo: () => boolean | Promise<boolean>, most: number): Promise<void> {
  for (const until = Date.now() + most; !(await isSo()) && Date.now() < until; ) await pause(10);
}

/** How many frames the server has made for this player in the game that they play. */
async function toldTo({ on, viewer }: Player): Promise<number> {
  if (!viewer.room || !viewer.table) return 0;
  const match = await matchIn(on, viewer.room.code).catch(() => undefined);
  if (match?.id !== viewer.table.game_id) return 0;
  const known = counts.get(match) ?? new Map<number | null, { n: number }>();
  counts.set(match, known);
  const { seat } = viewer.table;
  const count = known.get(seat) ?? { n: 0 };
  if (!known.has(seat)) watch(match, seat, 'log', 0, () => void count.n++);
  known.set(seat, count);
  return count.n;
}
