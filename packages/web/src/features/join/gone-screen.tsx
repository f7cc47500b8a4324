import { Link } from 'wouter';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './join-screen.module.css';

interface GoneScreenProps {
  readonly code: string;
  readonly shown: string; // the code, or dots
  readonly onAgain: () => void;
}

/** No lobby has this code. The server does not tell whether a running game has it, so the screen offers watching too. */
export function GoneScreen({ code, shown, onAgain }: GoneScreenProps) {
  const t = useWords();
  return (
    <Page title={t('home.goneTitle', { code: shown })} light="dusk" actions={<PageButtons />}>
      <div className={classes.join}>
        <Panel>
          <p role="alert">{t('home.gone')}</p>
          <Button isWide onClick={onAgain}>
            {t('home.goneAgain')}
          </Button>
        </Panel>
        <nav className={classes.ways}>
          <Link href={`/watch/${code}`}>{t('home.goneWatch')}</Link>
          <Link href="/">{t('common.home')}</Link>
        </nav>
      </div>
    </Page>
  );
}
