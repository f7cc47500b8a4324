import type { Device, World } from '../harness/world.ts';
import { doors } from './doors.ts';
import { game } from './game.ts';
import { Guide, type Visit } from './guide.ts';
import { otherRules } from './other-rules.ts';

export const parts = { doors, game, otherRules };

/** A walk through every screen of one part. */
export const walk = (world: World, part: keyof typeof parts, device: Device, visit: Visit): Promise<void> =>
  parts[part](new Guide(world, device, visit));
