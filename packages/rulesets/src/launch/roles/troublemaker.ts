import type { Role } from '@moonrise/engine';
import { aTroublemaker } from '../../guests/troublemaker.ts';
import { TOWN } from '../sides.ts';

export const troublemaker: Role = aTroublemaker(TOWN, 0);
