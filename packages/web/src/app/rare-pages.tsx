import { Route, Switch } from 'wouter';
import { lazyScreen } from '../shared/install/lazy-screen.ts';
import { Words } from '../shared/words/use-words.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const DisplayDoor = lazyScreen(() => import('../features/display/display-door.tsx'), 'DisplayDoor');
const ContestPage = lazyScreen(() => import('../features/contest/contest-page.tsx'), 'ContestPage');
const ArenaPages = lazyScreen(() => import('../features/arena/arena-pages.tsx'), 'ArenaPages');

/** Pages that few people open: their routes are not part of what everyone downloads first. */
export const RarePages = () => (
  <Switch>
    <Route path="/tv">
      <Words of={['doors', 'late', 'show']}>
        <DisplayDoor />
      </Words>
    </Route>
    <Route path="/contest/:id?">{({ id }) => <ContestPage key={id} id={id} />}</Route>
    <Route path="/arena/:name?">{({ name }) => <ArenaPages key={name} name={name} />}</Route>
    <Route component={NotFoundPage} />
  </Switch>
);
