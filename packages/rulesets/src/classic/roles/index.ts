import { doctor } from './doctor.ts';
import { seer } from './seer.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';

export const roles = [villager, werewolf, seer, doctor];
