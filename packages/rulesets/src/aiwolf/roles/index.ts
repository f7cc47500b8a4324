import type { Role } from '@moonrise/engine';
import { bodyguard } from './bodyguard.ts';
import { medium } from './medium.ts';
import { possessed } from './possessed.ts';
import { seer } from './seer.ts';
import { villager } from './villager.ts';
import { type PackRules, werewolf } from './werewolf.ts';

export const rolesWith = (rules: PackRules): readonly Role[] => [
  werewolf(rules),
  possessed,
  seer,
  bodyguard,
  villager,
  medium,
];
