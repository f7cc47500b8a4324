import type { Role } from '@moonrise/engine';
import { drunk } from './drunk.ts';
import { insomniac } from './insomniac.ts';
import { mason } from './mason.ts';
import { minion } from './minion.ts';
import { robber } from './robber.ts';
import { seer } from './seer.ts';
import { tanner } from './tanner.ts';
import { troublemaker } from './troublemaker.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';

interface Variants {
  readonly lone_wolf_peek: boolean;
}
/** In the order in which the night calls them. */
export const rolesWith = (variants: Variants): readonly Role[] => [
  werewolf(variants.lone_wolf_peek),
  minion,
  mason,
  seer,
  robber,
  troublemaker,
  drunk,
  insomniac,
  villager,
  tanner,
];
