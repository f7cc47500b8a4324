import type { Deck, Role } from '@moonrise/engine';
import { invited } from '../../guests/invited.ts';
import { alphaWolf } from './alpha-wolf.ts';
import { bodyguard } from './bodyguard.ts';
import { type DoctorLimit, doctor } from './doctor.ts';
import { hunter } from './hunter.ts';
import { loneWolf } from './lone-wolf.ts';
import { lycan } from './lycan.ts';
import { mayor } from './mayor.ts';
import { priest } from './priest.ts';
import { type SeerLog, seer } from './seer.ts';
import { survivor } from './survivor.ts';
import { troublemaker } from './troublemaker.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';
import { witch } from './witch.ts';

interface Variants {
  readonly doctor: DoctorLimit;
  readonly seer_log: SeerLog;
  readonly roles?: Deck | undefined; // the host's deck
}
/** Roles that are dealt only if the host asks for them. */
export const guests = [lycan, mayor, survivor, witch, bodyguard, priest, troublemaker, alphaWolf, loneWolf];
export const rolesWith = (variants: Variants, version: number): readonly Role[] => [
  villager,
  werewolf,
  seer(variants.seer_log, version),
  doctor(variants.doctor),
  hunter,
  ...invited(guests, variants.roles),
];
