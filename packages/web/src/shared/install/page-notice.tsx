import { useSyncExternalStore } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { delay, reloadPage } from './keep-trying.ts';
import { newVersion } from './new-version.ts';
import classes from './page-notice.module.css';
import { pageWord } from './page-words.ts';

/** Says that a part of the page is late, or that a new version is ready, and offers to reload. */
export function PageNotice() {
  const late = useSyncExternalStore(delay.subscribe, delay.get);
  const isNew = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  const word = late ?? (isNew && 'update');
  return (
    <div role="status" className={classes.place}>
      {word && (
        <div className={classes.notice} data-testid="page-notice">
          <p>{pageWord(word)}</p>
          {word !== 'offline' && (
            <Button kind="main" onClick={reloadPage}>
              {pageWord('reload')}
            </Button>
          )}
          {word === 'update' && (
            <Button kind="quiet" onClick={newVersion.putOff}>
              {pageWord('later')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
