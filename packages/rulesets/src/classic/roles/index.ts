import type { Deck, Role } from '@moonrise/engine';
import { invited } from '../../guests/invited.ts';
import { alphaWolf } from './alpha-wolf.ts';
import { bodyguard } from './bodyguard.ts';
import { doctor } from './doctor.ts';
import { loneWolf } from './lone-wolf.ts';
import { lycan } from './lycan.ts';
import { mayor } from './mayor.ts';
import { priest } from './priest.ts';
import { seer } from './seer.ts';
import { survivor } from './survivor.ts';
import { troublemaker } from './troublemaker.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';
import { witch } from './witch.ts';

/** Roles that are dealt only if the host asks for them. */
export const guests = [lycan, mayor, survivor, witch, bodyguard, priest, troublemaker, alphaWolf, loneWolf];
const residents = [villager, werewolf, seer, doctor];
export const roles: readonly Role[] = [...residents, ...guests];
export const rolesFor = (deck: Deck | undefined): readonly Role[] => [...residents, ...invited(guests, deck)];
