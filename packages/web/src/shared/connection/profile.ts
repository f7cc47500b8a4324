import { settings } from '../settings/settings.ts';
import { newSecret } from './seats.ts';

/** The profile to send when watching, if there is one: a ban holds for spectators too. */
export function profileForWatching(): { readonly profile?: string } {
  const { profile } = settings.get();
  return profile ? { profile } : {};
}
/** The profile to send when taking a seat; the first seat creates it. */
export function profileForSeat(): { readonly profile?: string } {
  if (settings.get().profile === '') settings.set({ profile: newSecret() });
  const { profile } = settings.get();
  return profile === null ? {} : { profile };
}
