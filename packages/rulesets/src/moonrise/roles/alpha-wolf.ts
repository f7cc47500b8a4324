import type { Role } from '@moonrise/engine';
import { anAlphaWolf } from '../../guests/alpha-wolf.ts';
import { packmate } from '../pack.ts';

export const alphaWolf: Role = anAlphaWolf(packmate);
