import { useSnapshot } from '../../connection/hooks/use-connection.ts';
import { useWords } from '../../words/use-words.tsx';
import classes from './connection-bar.module.css';

const PAUSES = ['game_paused', 'game_goes_on'];

/** Says that there is no network, or that the server is about to stop. */
export function ConnectionBar() {
  const t = useWords();
  const { network, isStopping, isPaused } = useSnapshot(({ network, lines }) => ({
    network,
    isStopping: lines.some(({ key }) => key === 'server_stopping'), // the next server sends its own lines
    isPaused: lines.findLast(({ key = '' }) => PAUSES.includes(key))?.key === 'game_paused',
  }));
  const isOff = network === 'offline' || network === 'connecting';
  return (
    <div role="status" className={classes.place}>
      {isOff && (
        <p className={classes.bar}>
          {t('common.connecting')} {network === 'offline' && t('common.offline')}
        </p>
      )}
      {isStopping && !isOff && <p className={classes.bar}>{t('chat.news.serverStopping')}</p>}
      {isPaused && !isOff && <p className={classes.bar}>{t('chat.news.gamePaused')}</p>}
    </div>
  );
}
