import { useEffect } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { Notices } from '../../shared/ui/overlays/notices.tsx';
import { useClient, useSession } from '../client/use-client.ts';
import { AdminWordsProvider } from '../words/use-admin-words.tsx';
import { Shell } from './shell.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** The part of the page behind `#` says what is shown, so that it works below any path. */
export const AdminApp = () => (
  <AdminWordsProvider>
    <Notices />
    <Router hook={useHashLocation}>
      <Door />
    </Router>
  </AdminWordsProvider>
);

function Door() {
  const client = useClient();
  const { facts, refusal } = useSession();
  useEffect(() => {
    client.load(takeSignInNote());
  }, [client]);
  if (facts?.signed_in) return <Shell />;
  return facts || refusal ? <SignInPage /> : <Waiting />;
}

/** A failed sign-in by OpenID Connect comes back with `?sign_in=refused`. */
function takeSignInNote(): 'refused' | undefined {
  if (new URLSearchParams(location.search).get('sign_in') !== 'refused') return undefined;
  history.replaceState(null, '', location.pathname + location.hash);
  return 'refused';
}
