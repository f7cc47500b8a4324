import type { Role } from '@moonrise/engine';
import { aMayor } from '../../guests/mayor.ts';
import { GOOD } from '../sides.ts';

export const mayor: Role = aMayor(GOOD);
