import { Link } from 'wouter';
import { CodeForm } from '../../shared/rooms/code-form.tsx';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './join-screen.module.css';

interface GoneScreenProps {
  readonly code: string;
  readonly shown: string; // the code, or dots
}

/** No room has this code: it stays in the field. If this device had a seat there, the room was closed. */
export function GoneScreen({ code, shown, wasHere }: GoneScreenProps & { readonly wasHere: boolean }) {
  const t = useWords();
  const title = wasHere ? t('seat.lostClosed') : t('home.goneTitle', { code: shown });
  return (
    <Page title={title} light="dusk" actions={<PageButtons />}>
      <div className={classes.join}>
        <Panel>
          {wasHere && <p role="alert">{t('seat.lostClosedWhy')}</p>}
          <CodeForm key={code} refused={wasHere ? '' : code} />
        </Panel>
        <nav className={classes.ways}>
          <Link href="/">{t('common.home')}</Link>
        </nav>
      </div>
    </Page>
  );
}

/** A game is running in this room. */
export function PlayingScreen({ code, shown, onAgain }: GoneScreenProps & { readonly onAgain: () => void }) {
  const t = useWords();
  return (
    <Page title={t('home.joinTitle', { code: shown })} light="dusk" actions={<PageButtons />}>
      <div className={classes.join}>
        <Panel>
          <p role="alert">{t('errors.game_running')}</p>
          <Link href={`/watch/${code}`} asChild>
            <ButtonLink kind="main" icon="spectacles">
              {t('home.goneWatch')}
            </ButtonLink>
          </Link>
          <Button isWide onClick={onAgain}>
            {t('home.goneAgain')}
          </Button>
        </Panel>
        <nav className={classes.ways}>
          <Link href="/">{t('home.otherCode')}</Link>
        </nav>
      </div>
    </Page>
  );
}
