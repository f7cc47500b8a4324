import { useState } from 'react';
import { useLocation } from 'wouter';
import { seats } from '../../shared/connection/seats.ts';
import { Icon } from '../../shared/icons/icons.tsx';
import { CodeForm } from '../../shared/rooms/code-form.tsx';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { useSettings } from '../../shared/settings/settings.ts';
import { Button, IconButton } from '../../shared/ui/controls/button.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { BotGames } from './bot-games.tsx';
import classes from './home-page.module.css';
import { NewRoom } from './new-room.tsx';

const links = [
  { href: '/guide', icon: 'book', word: 'home.guide' },
  { href: '/replay', icon: 'play', word: 'home.replay' },
  { href: '/me', icon: 'star', word: 'home.me' },
  { href: '/lab', icon: 'spectacles', word: 'home.lab' },
] as const;
const arenas = [{ href: '/arena', icon: 'crown', word: 'home.arena' }] as const;
/** The server says in the document whether it shows arenas. */
const hasArenas = (): boolean => document.documentElement.dataset.arenas !== undefined;
const zenith = { progress: 0.55, day: 4 };

/** The start page: enter a code, or open a room. */
export function HomePage() {
  const t = useWords();
  return (
    <Page title="Moonrise" isTitleHidden moon="large" sky={zenith} actions={<PageButtons />}>
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
            {[...links, ...(hasArenas() ? arenas : [])].map(({ href, icon, word }) => (
              <TextLink key={href} href={href}>
                <Icon name={icon} size={20} />
                {t(word)}
              </TextLink>
            ))}
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
