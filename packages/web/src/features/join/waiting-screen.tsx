import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './join-screen.module.css';

interface WaitingScreenProps {
  readonly code: string; // or dots
  readonly onStop: () => void;
}

/** The host was asked for a seat and has not answered yet. */
export function WaitingScreen({ code, onStop }: WaitingScreenProps) {
  const t = useWords();
  return (
    <Page title={t('home.joinTitle', { code })} light="dusk" actions={<PageButtons />}>
      <div className={classes.join}>
        <Panel>
          <div role="status">
            <h2>{t('home.waitTitle')}</h2>
            <p>{t('home.waitText')}</p>
          </div>
          <Button isWide icon="arrow-left" onClick={onStop}>
            {t('home.waitStop')}
          </Button>
        </Panel>
      </div>
    </Page>
  );
}
