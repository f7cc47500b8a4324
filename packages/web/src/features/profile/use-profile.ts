import { newSecret } from '../../shared/connection/seats.ts';
import { settings, useSettings } from '../../shared/settings/settings.ts';

export interface OwnProfile {
  readonly secret: string | undefined; // undefined: this device has none
  readonly isWanted: boolean; // one is made with the next seat
  readonly begin: () => void;
  readonly forget: () => void;
}

/** The profile that this device keeps. */
export function useProfile(): OwnProfile {
  const { profile } = useSettings();
  return {
    secret: profile || undefined,
    isWanted: profile !== null,
    begin: () => settings.set({ profile: newSecret() }),
    forget: () => settings.set({ profile: null }),
  };
}
