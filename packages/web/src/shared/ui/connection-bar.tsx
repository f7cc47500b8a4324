import { useSnapshot } from '../connection/use-session.ts';
import { useWords } from '../words/use-words.tsx';
import classes from './connection-bar.module.css';

/** Says openly that there is no network, for as long as there is none. */
export function ConnectionBar() {
  const t = useWords();
  const network = useSnapshot((snapshot) => snapshot.network);
  const isOff = network === 'offline' || network === 'connecting';
  return (
    <div role="status" className={classes.place}>
      {isOff && (
        <p className={classes.bar}>
          {t('common.connecting')} {network === 'offline' && t('common.offline')}
        </p>
      )}
    </div>
  );
}
