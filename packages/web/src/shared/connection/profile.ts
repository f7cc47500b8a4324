// The profile of this device: a secret that nobody else has. The server knows only its hash, and which seats it has played.
import { newSecret } from './seats.ts';

const KEY = 'moonrise.profile';
export const NO_PROFILE = 'none'; // somebody does not want one: none is made by itself any more

/** Null: none was made yet. */
export function keptProfile(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return NO_PROFILE; // private windows may refuse: nothing is remembered there
  }
}
export function keepProfile(kept: string): void {
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // as above
  }
}

/** For a seat that is about to be taken: the first one makes the profile. */
export function profileForSeat(): { readonly profile?: string } {
  const kept = keptProfile() ?? newSecret();
  if (kept === NO_PROFILE) return {};
  keepProfile(kept);
  return { profile: kept };
}
