import { useSnapshot } from '../connection/hooks/use-connection.ts';
import type { LostSeat as Reason } from '../connection/snapshot.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Page } from '../ui/layout/page.tsx';
import { banWords } from '../words/ban-words.ts';
import { sentences } from '../words/lists.ts';
import { useSpeech, Words } from '../words/use-words.tsx';
import classes from './notice.module.css';

interface LostSeatScreenProps {
  readonly reason: Reason;
  readonly onUseHere?: () => void; // for players, not for spectators
  readonly onHome: () => void;
}
const words = {
  kicked: ['seat.lostKicked', 'seat.lostKickedWhy'],
  replaced: ['seat.lostReplaced', 'seat.lostReplacedWhy'],
  closed: ['seat.lostClosed', 'seat.lostClosedWhy'],
  banned: ['seat.lostBanned', 'seat.lostBannedWhy'],
} as const;

/** Why this tab has lost its seat, and what the player can do. */
export const LostSeatScreen = (props: LostSeatScreenProps) => (
  <Words of={['doors', 'late']}>
    <LostSeat {...props} />
  </Words>
);

function LostSeat({ reason, onUseHere, onHome }: LostSeatScreenProps) {
  const { t, language } = useSpeech();
  const { note, until } = useSnapshot(({ lostWhy }) => lostWhy);
  const [title, usual] = words[reason];
  const why = reason === 'closed' && note !== undefined ? 'seat.lostClosedBy' : usual;
  const isElsewhere = reason === 'replaced' && onUseHere !== undefined;
  return (
    <Page title={t(title)} light="dusk" actions={<SettingsButton />}>
      <div className={classes.notice}>
        <p className={classes.why}>{sentences(t, [t(why), ...banWords(t, language, until, note)])}</p>
        {isElsewhere && (
          <Button kind="main" isWide onClick={onUseHere}>
            {t('seat.useHere')}
          </Button>
        )}
        <Button kind={isElsewhere ? 'plain' : 'main'} isWide onClick={onHome}>
          {t('common.home')}
        </Button>
      </div>
    </Page>
  );
}
