import type { Role } from '@moonrise/engine';
import { aPriest } from '../../guests/priest.ts';
import { TOWN } from '../sides.ts';

export const priest: Role = aPriest(TOWN);
