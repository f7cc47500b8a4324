import { settings } from '../settings/settings.ts';
import { newSecret } from './seats.ts';

/** The profile to send when taking a seat; the first seat creates it. */
export function profileForSeat(): { readonly profile?: string } {
  if (settings.get().profile === '') settings.set({ profile: newSecret() });
  const { profile } = settings.get();
  return profile === null ? {} : { profile };
}
