import { Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { GameConnection } from '../shared/connection/game-connection.ts';
import { ConnectionContext } from '../shared/connection/hooks/use-connection.ts';
import { at, basePath } from '../shared/install/base.ts';
import { lazyScreen } from '../shared/install/lazy-screen.ts';
import { PageNotice } from '../shared/install/page-notice.tsx';
import { askForGame } from '../shared/story/finished/early-game.ts';
import { Waiting } from '../shared/ui/loading/waiting.tsx';
import { Notices } from '../shared/ui/overlays/notices.tsx';
import { askForWords, Words, WordsProvider } from '../shared/words/use-words.tsx';
import { FaultScreen } from './fault-screen.tsx';

const language = askForWords();
const HomePage = lazyScreen(() => import('../features/home/home-page.tsx'), 'HomePage');
const ReplayPage = lazyScreen(() => import('../features/replay/replay-page.tsx'), 'ReplayPage');
// In parallel with the words.
if (location.pathname === at('/')) HomePage.fetchEarly();
const [, gameId] = /\/games\/([^/]+)$/.exec(location.pathname) ?? [];
if (gameId !== undefined) {
  ReplayPage.fetchEarly();
  askForGame(gameId, language);
}
const RoomPage = lazyScreen(() => import('./room-page.tsx'), 'RoomPage');
const WatchPage = lazyScreen(() => import('./watch-page.tsx'), 'WatchPage');
const DisplayPage = lazyScreen(() => import('../features/display/display-page.tsx'), 'DisplayPage');
const ImportPage = lazyScreen(() => import('../features/replay/import-page.tsx'), 'ImportPage');
const GuidePage = lazyScreen(() => import('../features/guide/guide-page.tsx'), 'GuidePage');
const LabPage = lazyScreen(() => import('../features/lab/lab-page.tsx'), 'LabPage');
const ProfilePages = lazyScreen(() => import('../features/profile/profile-pages.tsx'), 'ProfilePages');
const RarePages = lazyScreen(() => import('./rare-pages.tsx'), 'RarePages');

export function App() {
  const [connection] = useState(() => new GameConnection());
  return (
    <FaultScreen>
      <ConnectionContext value={connection}>
        <PageNotice />
        <WordsProvider>
          <Notices />
          <Suspense fallback={<Waiting />}>
            <Router base={basePath}>
              <Switch>
                <Route path="/r/:code">{({ code }) => <RoomPage key={code} code={code} />}</Route>
                <Route path="/watch/:code">{({ code }) => <WatchPage code={code} />}</Route>
                <Route path="/">
                  <Words of={['doors', 'late']}>
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
            </Router>
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
    <Route component={RarePages} />
  </Switch>
);
