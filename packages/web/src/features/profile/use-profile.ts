import { newSecret } from '../../shared/connection/seats.ts';
import { settings, useSettings } from '../../shared/settings/settings.ts';

export interface OwnProfile {
  readonly secret: string | undefined; // undefined: no profile yet
  readonly isWanted: boolean; // one is created with the next seat
  readonly begin: () => void;
  readonly forget: () => void;
}

/** The profile of this device. */
export function useProfile(): OwnProfile {
  const { profile } = useSettings();
  return {
    secret: profile || undefined,
    isWanted: profile !== null,
    begin: () => settings.set({ profile: newSecret() }),
    forget: () => settings.set({ profile: null }),
  };
}
