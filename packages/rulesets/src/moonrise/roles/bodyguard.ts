import type { Role } from '@moonrise/engine';
import { aBodyguard } from '../../guests/bodyguard.ts';
import { GOOD } from '../sides.ts';

export const bodyguard: Role = aBodyguard(GOOD);
