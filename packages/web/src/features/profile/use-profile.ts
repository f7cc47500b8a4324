import { useState } from 'react';
import { keepProfile, keptProfile, NO_PROFILE } from '../../shared/connection/profile.ts';
import { newSecret } from '../../shared/connection/seats.ts';

export interface OwnProfile {
  readonly secret: string | undefined; // undefined: this device has none
  readonly isWanted: boolean; // one is made with the next seat
  readonly begin: () => void;
  readonly forget: () => void;
}

/** The profile that this device keeps. */
export function useProfile(): OwnProfile {
  const [kept, setKept] = useState(keptProfile);
  const keep = (next: string) => {
    keepProfile(next);
    setKept(next);
  };
  const isWanted = kept !== NO_PROFILE;
  return {
    secret: isWanted && kept !== null ? kept : undefined,
    isWanted,
    begin: () => keep(newSecret()),
    forget: () => keep(NO_PROFILE),
  };
}
