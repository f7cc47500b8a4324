import { createContext, useContext, useSyncExternalStore } from 'react';
import { AdminClient, type AdminSession, type Moderator } from './admin-client.ts';

const ClientContext = createContext(new AdminClient());

export const useClient = (): AdminClient => useContext(ClientContext);
export function useSession(): AdminSession {
  const client = useClient();
  return useSyncExternalStore(client.subscribe, client.get);
}
/** Below the sign-in page only. */
export function useModerator(): Moderator {
  const signedIn = useSession().facts?.signed_in;
  if (!signedIn) throw new Error('No one is signed in.');
  return signedIn;
}
