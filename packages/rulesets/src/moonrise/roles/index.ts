import { detective } from './detective.ts';
import { doctor } from './doctor.ts';
import { gunner } from './gunner.ts';
import { hunter } from './hunter.ts';
import { kittenWolf } from './kitten-wolf.ts';
import { revenant } from './revenant.ts';
import { seer } from './seer.ts';
import { shadowWolf } from './shadow-wolf.ts';
import { villager } from './villager.ts';
import { wolf } from './wolf.ts';

export const roles = [wolf, kittenWolf, shadowWolf, seer, doctor, gunner, detective, hunter, revenant, villager];
