import type { Role } from '@moonrise/engine';
import { aMayor } from '../../guests/mayor.ts';
import { TOWN } from '../sides.ts';

export const mayor: Role = aMayor(TOWN);
