import type { Role } from '@moonrise/engine';
import { aTroublemaker } from '../../guests/troublemaker.ts';
import { GOOD } from '../sides.ts';

export const troublemaker: Role = aTroublemaker(GOOD, 0);
