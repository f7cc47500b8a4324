import type { Role } from '@moonrise/engine';
import { aLycan } from '../../guests/lycan.ts';
import { TOWN } from '../sides.ts';

export const lycan: Role = aLycan(TOWN);
