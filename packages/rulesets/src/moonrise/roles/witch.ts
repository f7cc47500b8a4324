import type { Role } from '@moonrise/engine';
import { aWitch } from '../../guests/witch.ts';
import { survived } from '../pack.ts';

export const witch: Role = aWitch(survived);
