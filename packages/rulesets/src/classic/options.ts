import { commonOptions } from '@moonrise/engine/kit';
import { PHASES } from './phases.ts';
import { roles } from './roles/index.ts';

export const options = commonOptions(PHASES, roles, 'full');
