import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { seats } from '../../shared/connection/seats.ts';
import { Icon } from '../../shared/icons/icons.tsx';
import { LanguageButton } from '../../shared/settings/language-button.tsx';
import { useSettings } from '../../shared/settings/settings.ts';
import { SettingsButton } from '../../shared/settings/settings-button.tsx';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { BotGames } from './bot-games.tsx';
import { CodeForm } from './code-form.tsx';
import classes from './home-page.module.css';
import { NewRoom } from './new-room.tsx';

const zenith = { progress: 0.55, day: 4 };

/** A code field and a way to open a room: playing begins within seconds. */
export function HomePage() {
  const t = useWords();
  return (
    <Page
      title="Moonrise"
      isTitleHidden
      moon="large"
      sky={zenith}
      actions={
        <>
          <LanguageButton />
          <SettingsButton />
        </>
      }
    >
      <div className={classes.home}>
        <div className={classes.welcome}>
          <p className={classes.name} aria-hidden="true">
            Moonrise
          </p>
          <p className={classes.tagline}>{t('home.tagline')}</p>
          <p className={classes.lead}>{t('home.lead')}</p>
        </div>
        <div className={classes.doors}>
          <WayBack />
          <CodeForm />
          <p className={classes.or}>{t('home.or')}</p>
          <NewRoom />
          <BotGames />
          <div className={classes.links}>
            <Link href="/guide" className={classes.guide}>
              <Icon name="book" size={20} />
              {t('home.guide')}
            </Link>
            <Link href="/replay" className={classes.guide}>
              <Icon name="play" size={20} />
              {t('home.replay')}
            </Link>
            <Link href="/me" className={classes.guide}>
              <Icon name="star" size={20} />
              {t('home.me')}
            </Link>
            <Link href="/lab" className={classes.guide}>
              <Icon name="spectacles" size={20} />
              {t('home.lab')}
            </Link>
          </div>
          <p className={classes.private}>{t('home.private')}</p>
        </div>
      </div>
    </Page>
  );
}

/** The room that this device was in last. */
function WayBack() {
  const t = useWords();
  const [, go] = useLocation();
  const { hideCode } = useSettings();
  const [code, setCode] = useState(seats.latest);
  if (code === undefined) return null;
  const forget = () => {
    seats.forget(code);
    setCode(seats.latest());
  };
  const shown = hideCode ? '••••' : code;
  return (
    <div className={classes.wayBack}>
      <Button icon="arrow-left" onClick={() => go(`/r/${code}`)}>
        {t('home.wayBack', { code: shown })}
      </Button>
      <IconButton icon="close" label={t('home.forget', { code: shown })} onClick={forget} />
    </div>
  );
}
