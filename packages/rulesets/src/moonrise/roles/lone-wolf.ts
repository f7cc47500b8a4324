import type { Role } from '@moonrise/engine';
import { aLoneWolf } from '../../guests/lone-wolf.ts';
import { packmate } from '../pack.ts';

export const loneWolf: Role = aLoneWolf(packmate);
