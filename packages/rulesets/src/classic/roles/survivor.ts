import type { Role } from '@moonrise/engine';
import { aSurvivor } from '../../guests/survivor.ts';

export const survivor: Role = aSurvivor();
