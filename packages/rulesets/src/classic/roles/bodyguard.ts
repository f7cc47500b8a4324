import type { Role } from '@moonrise/engine';
import { aBodyguard } from '../../guests/bodyguard.ts';
import { TOWN } from '../sides.ts';

export const bodyguard: Role = aBodyguard(TOWN);
