import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Switch, TextField } from '../ui/controls/fields.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { useWords } from '../words/use-words.tsx';
import { type NoticeWish, noticeWish } from './notice-wish.ts';
import classes from './notices-panel.module.css';
import { ability } from './subscribe.ts';
import { useNotices } from './use-notices.ts';

const NIGHT = { from: '22:00', to: '07:00' };

/** In a slow game: asks whether this device may tell when it is the player's turn, and then lets them change it. */
export function NoticesPanel({ pushKey }: { readonly pushKey: string }) {
  const t = useWords();
  if (ability() === 'none') return null;
  return (
    <Panel title={t('notices.title')}>
      <Notices pushKey={pushKey} />
    </Panel>
  );
}
/** The same among the settings of the device. */
export function NoticesSection({ pushKey }: { readonly pushKey: string }) {
  const t = useWords();
  if (ability() === 'none') return null;
  return (
    <section className={classes.notices}>
      <h3>{t('notices.title')}</h3>
      <Notices pushKey={pushKey} />
    </section>
  );
}

function Notices({ pushKey }: { readonly pushKey: string }) {
  const t = useWords();
  return ability() === 'install' ? <p>{t('notices.install')}</p> : <NoticeChoices pushKey={pushKey} />;
}

function NoticeChoices({ pushKey }: { readonly pushKey: string }) {
  const t = useWords();
  const wish = noticeWish.use();
  const set = useNotices(pushKey);
  const [trouble, setTrouble] = useState<'denied' | 'failed'>();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (change: Partial<NoticeWish>) => {
    setIsBusy(true);
    const result = await set({ ...wish, ...change });
    setIsBusy(false);
    setTrouble(result === 'set' ? undefined : result);
  };
  return (
    <div className={classes.notices}>
      {wish.isWanted === null ? (
        <>
          <p>{t('notices.why')}</p>
          <div className={classes.answers}>
            <Button kind="second" isBusy={isBusy} onClick={() => choose({ isWanted: true })}>
              {t('notices.yes')}
            </Button>
            <Button kind="quiet" onClick={() => noticeWish.set({ ...wish, isWanted: false })}>
              {t('notices.no')}
            </Button>
          </div>
        </>
      ) : (
        <Switch
          label={t('notices.switch')}
          hint={t('notices.switchHint')}
          checked={wish.isWanted}
          onChange={(isWanted) => choose({ isWanted })}
        />
      )}
      {wish.isWanted === true && <Quiet wish={wish} choose={choose} />}
      {trouble && <p role="alert">{t(`notices.${trouble}`)}</p>}
    </div>
  );
}

interface QuietProps {
  readonly wish: NoticeWish;
  readonly choose: (change: Partial<NoticeWish>) => Promise<void>;
}
function Quiet({ wish: { quiet }, choose }: QuietProps) {
  const t = useWords();
  return (
    <>
      <Switch
        label={t('notices.quiet')}
        hint={t('notices.quietHint')}
        checked={quiet !== null}
        onChange={(isQuiet) => choose({ quiet: isQuiet ? NIGHT : null })}
      />
      {quiet && (
        <div className={classes.hours}>
          {(['from', 'to'] as const).map((edge) => (
            <TextField
              key={edge}
              type="time"
              required
              label={t(`notices.quiet.${edge}`)}
              value={quiet[edge]}
              onChange={(time) => time !== '' && choose({ quiet: { ...quiet, [edge]: time } })}
            />
          ))}
        </div>
      )}
    </>
  );
}
