import { Route, Switch } from 'wouter';
import { Words } from '../../shared/words/use-words.tsx';
import { LeaderboardPage } from './leaderboard-page.tsx';
import { MePage } from './me-page.tsx';

export const ProfilePages = () => (
  <Words of={['insights']}>
    <Switch>
      <Route path="/me" component={MePage} />
      <Route component={LeaderboardPage} />
    </Switch>
  </Words>
);
