import type { Deck, Role } from '@moonrise/engine';
import { invited } from '../../guests/invited.ts';
import { alphaWolf } from './alpha-wolf.ts';
import { bodyguard } from './bodyguard.ts';
import { detective } from './detective.ts';
import { doctor } from './doctor.ts';
import { gunner } from './gunner.ts';
import { hunter } from './hunter.ts';
import { kittenWolf } from './kitten-wolf.ts';
import { loneWolf } from './lone-wolf.ts';
import { lycan } from './lycan.ts';
import { mayor } from './mayor.ts';
import { priest } from './priest.ts';
import { revenant } from './revenant.ts';
import { seer } from './seer.ts';
import { shadowWolf } from './shadow-wolf.ts';
import { survivor } from './survivor.ts';
import { troublemaker } from './troublemaker.ts';
import { villager } from './villager.ts';
import { witch } from './witch.ts';
import { wolf } from './wolf.ts';

/** Roles that the rule set deals by itself. */
export const residents = [wolf, kittenWolf, shadowWolf, seer, doctor, gunner, detective, hunter, revenant, villager];
/** Roles that are dealt only if the host asks for them. */
export const guests = [lycan, mayor, survivor, witch, bodyguard, priest, troublemaker, alphaWolf, loneWolf];
export const roles: readonly Role[] = [...residents, ...guests];
export const rolesFor = (deck: Deck | undefined): readonly Role[] => [...residents, ...invited(guests, deck)];
