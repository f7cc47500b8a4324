import { settings } from '../settings/settings.ts';
import { newSecret } from './seats.ts';

/** For a seat that is about to be taken: the first one makes the profile of this device. */
export function profileForSeat(): { readonly profile?: string } {
  if (settings.get().profile === '') settings.set({ profile: newSecret() });
  const { profile } = settings.get();
  return profile === null ? {} : { profile };
}
