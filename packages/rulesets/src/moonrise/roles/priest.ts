import type { Role } from '@moonrise/engine';
import { aPriest } from '../../guests/priest.ts';
import { GOOD } from '../sides.ts';

export const priest: Role = aPriest(GOOD);
