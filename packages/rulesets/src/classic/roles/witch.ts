import type { Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { aWitch } from '../../guests/witch.ts';

export const witch: Role = aWitch(() => [told('all', 'survived')]);
