import type { Role } from '@moonrise/engine';
import { type DoctorLimit, doctor } from './doctor.ts';
import { hunter } from './hunter.ts';
import { type SeerLog, seer } from './seer.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';

interface Variants {
  readonly doctor: DoctorLimit;
  readonly seer_log: SeerLog;
}
export const rolesWith = (variants: Variants): readonly Role[] => [
  villager,
  werewolf,
  seer(variants.seer_log),
  doctor(variants.doctor),
  hunter,
];
