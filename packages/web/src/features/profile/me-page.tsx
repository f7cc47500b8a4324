import { useCallback } from 'react';
import { fetchMyGames, type MyGames } from '../../shared/history/ask-profile.ts';
import { useRequest } from '../../shared/history/use-request.ts';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { BoardPanel } from './board-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { AchievementsPanel } from './history/achievements-panel.tsx';
import { MyGamesPanel } from './history/my-games-panel.tsx';
import classes from './me-page.module.css';
import { RatingsPanel } from './statistics/ratings-panel.tsx';
import { RolesPanel } from './statistics/roles-panel.tsx';
import { SummaryPanel } from './statistics/summary-panel.tsx';
import { type OwnProfile, useProfile } from './use-profile.ts';

/** The games of this device's profile. */
export function MePage() {
  const t = useWords();
  const own = useProfile();
  const { secret } = own;
  return (
    <Page title={t('profile.title')} actions={<PageButtons />}>
      <p className={classes.lead}>{t('profile.lead')}</p>
      {secret === undefined ? <Nothing own={own} /> : <Mine key={secret} own={own} secret={secret} />}
    </Page>
  );
}

interface MineProps {
  readonly own: OwnProfile;
  readonly secret: string;
}
function Mine({ own, secret }: MineProps) {
  const t = useWords();
  const { found, hasFailed, askAgain } = useRequest(useCallback(() => fetchMyGames(secret), [secret]));
  if (hasFailed)
    return (
      <Panel>
        <p role="alert">{t('profile.failed')}</p>
        <Button icon="replay" onClick={askAgain}>
          {t('profile.again')}
        </Button>
      </Panel>
    );
  if (!found) return <p role="status">{t('common.loading')}</p>;
  if (found.games.length === 0) return <Nothing own={own} found={found} />;
  return (
    <div className={classes.panels}>
      <div className={classes.column}>
        <SummaryPanel mine={found} />
        {found.ratings.length > 0 && <RatingsPanel mine={found} />}
        <RolesPanel mine={found} />
      </div>
      <div className={classes.column}>
        <AchievementsPanel mine={found} />
        <MyGamesPanel mine={found} secret={secret} />
        {found.leaderboard && <BoardPanel mine={found} secret={secret} onChange={askAgain} />}
        <DataPanel own={own} mine={found} />
      </div>
    </div>
  );
}

interface NothingProps {
  readonly own: OwnProfile;
  readonly found?: MyGames;
}
function Nothing({ own, found }: NothingProps) {
  const t = useWords();
  const { isWanted } = own;
  return (
    <div className={classes.column}>
      <Panel>
        <p>{t(isWanted ? 'profile.none' : 'profile.off')}</p>
        <p className={classes.note}>{t(isWanted ? 'profile.noneHint' : 'profile.offHint')}</p>
        <TextLink href="/" className={classes.play}>
          {t('profile.play')}
        </TextLink>
      </Panel>
      <DataPanel own={own} mine={found} />
    </div>
  );
}
