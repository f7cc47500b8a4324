import { Route, Switch } from 'wouter';
import { LeaderboardPage } from './leaderboard-page.tsx';
import { MePage } from './me-page.tsx';

export const ProfilePages = () => (
  <Switch>
    <Route path="/me" component={MePage} />
    <Route component={LeaderboardPage} />
  </Switch>
);
