import { lazy, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { GameConnection } from '../shared/connection/game-connection.ts';
import { ConnectionContext } from '../shared/connection/hooks/use-connection.ts';
import { Waiting } from '../shared/ui/loading/waiting.tsx';
import { Notices } from '../shared/ui/overlays/notices.tsx';
import { Words, WordsProvider } from '../shared/words/use-words.tsx';
import { FaultScreen } from './fault-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const home = () => import('../features/home/home-page.tsx');
if (location.pathname === '/') home().catch(() => {}); // in parallel with the words; fetched again when drawn
const HomePage = lazy(() => home().then(({ HomePage }) => ({ default: HomePage })));
const RoomPage = lazy(() => import('./room-page.tsx').then(({ RoomPage }) => ({ default: RoomPage })));
const WatchPage = lazy(() => import('./watch-page.tsx').then(({ WatchPage }) => ({ default: WatchPage })));
const DisplayPage = lazy(() =>
  import('../features/display/display-page.tsx').then(({ DisplayPage }) => ({ default: DisplayPage })),
);
const ReplayPage = lazy(() =>
  import('../features/replay/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })),
);
const ImportPage = lazy(() =>
  import('../features/replay/import-page.tsx').then(({ ImportPage }) => ({ default: ImportPage })),
);
const ContestPage = lazy(() =>
  import('../features/contest/contest-page.tsx').then(({ ContestPage }) => ({ default: ContestPage })),
);
const GuidePage = lazy(() =>
  import('../features/guide/guide-page.tsx').then(({ GuidePage }) => ({ default: GuidePage })),
);
const LabPage = lazy(() => import('../features/lab/lab-page.tsx').then(({ LabPage }) => ({ default: LabPage })));
const ProfilePages = lazy(() =>
  import('../features/profile/profile-pages.tsx').then(({ ProfilePages }) => ({ default: ProfilePages })),
);

export function App() {
  const [connection] = useState(() => new GameConnection());
  return (
    <FaultScreen>
      <ConnectionContext value={connection}>
        <WordsProvider>
          <Notices />
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path="/r/:code">{({ code }) => <RoomPage key={code} code={code} />}</Route>
              <Route path="/watch/:code">{({ code }) => <WatchPage code={code} />}</Route>
              <Route path="/">
                <Words of={['doors']}>
                  <HomePage />
                </Words>
              </Route>
              <Route path="/guide/:rules?">
                {({ rules }) => (
                  <Words of={['rooms']}>
                    <GuidePage rules={rules} />
                  </Words>
                )}
              </Route>
              <Route path="/lab">
                <Words of={['doors', 'rooms']}>
                  <LabPage />
                </Words>
              </Route>
              <Route path={/^\/(me|leaderboard)$/} component={ProfilePages} />
              <Route>
                <Words of={['stories']}>
                  <Stories />
                </Words>
              </Route>
            </Switch>
          </Suspense>
        </WordsProvider>
      </ConnectionContext>
    </FaultScreen>
  );
}

/** Pages that show games from outside. */
const Stories = () => (
  <Switch>
    <Route path="/tv/:code">{({ code }) => <DisplayPage code={code} />}</Route>
    <Route path="/replay" component={ImportPage} />
    <Route path="/games/:id">{({ id }) => <ReplayPage id={id} />}</Route>
    <Route path="/contest/:id?">{({ id }) => <ContestPage key={id} id={id} />}</Route>
    <Route component={NotFoundPage} />
  </Switch>
);
