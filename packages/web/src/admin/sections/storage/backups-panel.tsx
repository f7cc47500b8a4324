import type { AdminAnswer } from '@moonrise/protocol/admin';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAct } from '../../client/use-act.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { useAttention } from '../../client/use-attention.ts';
import { useClient } from '../../client/use-client.ts';
import { Badge, type BadgeTone } from '../../parts/badge.tsx';
import cards from '../../parts/cards.module.css';
import { RefusalNote } from '../../parts/notes.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import classes from './backups-panel.module.css';

type Backups = AdminAnswer<'GET /backups'>;
type Backup = Backups['backups'][number];
type StoreKind = AdminAnswer<'GET /storage'>['store'];
const QUIET_MS = 30_000;
const RUNNING_MS = 2_000;
const tones: Readonly<Record<Backup['state'], BadgeTone>> = { running: 'accent', done: 'good', failed: 'danger' };

/** Starts backups, and shows those that were made on this server. */
export function BackupsPanel({ store }: { readonly store: StoreKind }) {
  const { t } = useAdminWords();
  const client = useClient();
  const { answer, refusal, refresh } = useWatchedBackups();
  const { run, isBusy, refusal: refused } = useAct();
  const isRunning = answer?.backups.some(({ state }) => state === 'running') ?? false;
  const start = async () => {
    await client.call('POST /backups');
    await refresh();
  };
  return (
    <Panel title={t('backups.title')}>
      <p className={cards.soft}>{t('backups.lead')}</p>
      {refusal && <RefusalNote refusal={refusal} onRetry={refresh} />}
      {answer && !answer.is_possible && <p>{answer.why_not}</p>}
      {answer?.is_possible && (
        <div className={cards.buttons}>
          <Button kind="main" isBusy={isBusy || isRunning} onClick={() => run(start, t('backups.started'))}>
            {t(isRunning ? 'backups.running' : 'backups.start')}
          </Button>
        </div>
      )}
      {refused && <RefusalNote refusal={refused} />}
      {answer?.backups.length === 0 && <p>{t('backups.none')}</p>}
      <ul className={classes.backups} aria-live="polite">
        {answer?.backups.map((backup) => (
          <BackupLine key={backup.name} backup={backup} />
        ))}
      </ul>
      {answer && (
        <Restoring
          store={store}
          folder={answer.folder}
          name={answer.backups.find(({ state }) => state === 'done')?.name}
        />
      )}
    </Panel>
  );
}

/** Asks more often while a backup runs. */
function useWatchedBackups() {
  const quiet = useAnswer('GET /backups', QUIET_MS);
  const isRunning = quiet.answer?.backups.some(({ state }) => state === 'running') ?? false;
  useAttention(() => isRunning && quiet.refresh(), RUNNING_MS);
  return quiet;
}

function BackupLine({ backup: { name, at, bytes: size, state, error } }: { readonly backup: Backup }) {
  const { t, date, bytes } = useAdminWords();
  return (
    <li>
      <code>{name}</code>
      <Badge tone={tones[state]}>{t(`backups.state.${state}`)}</Badge>
      <span className={cards.soft}>
        {date(at)}
        {size !== null && ` · ${bytes(size)}`}
      </span>
      {state === 'running' && <progress aria-label={t('backups.running')} />}
      {error && <span className={classes.error}>{error}</span>}
    </li>
  );
}

interface RestoringProps {
  readonly store: StoreKind;
  readonly folder: string | null;
  readonly name: string | undefined;
}
function Restoring({ store, folder, name }: RestoringProps) {
  const { t } = useAdminWords();
  const file = [folder, name ?? 'FILE'].filter(Boolean).join('/');
  const command = `npx moonrise admin restore ${file}`;
  return (
    <Fold label={t('backups.restore')}>
      <p>{t(`backups.restoreHow.${store}`)}</p>
      <pre className={classes.command}>
        <code>{store === 'folder' ? `${command} --data NEW_FOLDER` : `DATABASE_URL=… ${command}`}</code>
      </pre>
    </Fold>
  );
}
