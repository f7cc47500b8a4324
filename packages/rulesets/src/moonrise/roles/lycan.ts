import type { Role } from '@moonrise/engine';
import { aLycan } from '../../guests/lycan.ts';
import { GOOD } from '../sides.ts';

export const lycan: Role = aLycan(GOOD);
