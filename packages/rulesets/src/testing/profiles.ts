import { aiwolf } from './profiles/aiwolf.ts';
import { classic } from './profiles/classic.ts';
import { launch } from './profiles/launch.ts';
import { moonrise } from './profiles/moonrise.ts';
import { oneNight } from './profiles/one-night.ts';
import type { SecrecyProfile } from './profiles/secrecy-profile.ts';

const profiles: readonly SecrecyProfile[] = [moonrise, launch, classic, aiwolf, oneNight];

export function profileOf(id: string): SecrecyProfile {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new Error(`there is no secrecy profile for ${id}`);
  return profile;
}
