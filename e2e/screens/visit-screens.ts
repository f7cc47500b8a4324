import type { Device, TestWorld } from '../harness/test-world.ts';
import { beforeGame } from './before-game.ts';
import { duringGame } from './during-game.ts';
import { otherRules } from './other-rules.ts';
import { ScreenVisitor, type Visit } from './screen-visitor.ts';

export const parts = { beforeGame, duringGame, otherRules };

/** Visits every screen of one part. */
export const visitScreens = (world: TestWorld, part: keyof typeof parts, device: Device, visit: Visit): Promise<void> =>
  parts[part](new ScreenVisitor(world, device, visit));
