import { aiwolf } from './aiwolf.ts';
import { classic } from './classic.ts';
import { launch } from './launch.ts';
import { moonrise } from './moonrise.ts';
import { oneNight } from './one-night.ts';
import type { Profile } from './profile.ts';

const profiles: readonly Profile[] = [moonrise, launch, classic, aiwolf, oneNight];

export function profileOf(id: string): Profile {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new Error(`nobody has written down what ${id} discloses`);
  return profile;
}
