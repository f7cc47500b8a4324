import { useState } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { Icon, type IconName } from '../../shared/icons/icons.tsx';
import { Moon } from '../../shared/sky/moon.tsx';
import { IconButton } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { useAnswer } from '../client/use-answer.ts';
import { useModerator } from '../client/use-client.ts';
import { AnnounceSection } from '../sections/announce/announce-section.tsx';
import { AuditSection } from '../sections/audit/audit-section.tsx';
import { BansSection } from '../sections/bans/bans-section.tsx';
import { FiguresSection } from '../sections/figures/figures-section.tsx';
import { LimitsSection } from '../sections/limits/limits-section.tsx';
import { OverviewSection } from '../sections/overview/overview-section.tsx';
import { ReportsSection } from '../sections/reports/reports-section.tsx';
import { RoomPage } from '../sections/rooms/room-page.tsx';
import { RoomsSection } from '../sections/rooms/rooms-section.tsx';
import { StorageSection } from '../sections/storage/storage-section.tsx';
import { useAdminWords } from '../words/use-admin-words.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { type SectionId, sectionsFor } from './sections.ts';
import classes from './shell.module.css';

const EVERY_MS = 15_000;
const DIRECT = 4; // sections in the bar of a phone; the others are behind "More"

const icons: Readonly<Record<SectionId, IconName>> = {
  overview: 'eye',
  reports: 'flag',
  rooms: 'users',
  bans: 'kick',
  figures: 'clock',
  announce: 'sound-on',
  limits: 'heart-shield',
  storage: 'copy',
  audit: 'book',
};
const contents: Readonly<Record<SectionId, () => React.ReactNode>> = {
  overview: () => <OverviewSection />,
  reports: () => <ReportsSection />,
  rooms: () => <RoomsSection />,
  bans: () => <BansSection />,
  figures: () => <FiguresSection />,
  announce: () => <AnnounceSection />,
  limits: () => <LimitsSection />,
  storage: () => <StorageSection />,
  audit: () => <AuditSection />,
};

/** Header, navigation and the chosen section. */
export function Shell() {
  const { t } = useAdminWords();
  const { role } = useModerator();
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  return (
    <div className={classes.shell}>
      <button type="button" className={classes.skip} onClick={focusMain}>
        {t('shell.skip')}
      </button>
      <header className={classes.header}>
        <Link href="/overview" className={classes.logo}>
          <Moon phase={0.22} size={26} />
          <span>Moonrise {t('shell.admin')}</span>
        </Link>
        <IconButton icon="settings" label={t('account.title')} onClick={() => setIsAccountOpen(true)} />
      </header>
      <Navigation />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Switch>
          <Route path="/rooms/:code">{({ code }) => <RoomPage key={code} code={code} />}</Route>
          {sectionsFor(role).map(({ id }) => (
            <Route key={id} path={`/${id}`}>
              {contents[id]()}
            </Route>
          ))}
          <Route>
            <Redirect to="/overview" replace />
          </Route>
        </Switch>
      </main>
      <AccountDialog isOpen={isAccountOpen} onClose={() => setIsAccountOpen(false)} />
    </div>
  );
}

// Not a link: the part behind `#` is the address of the section.
const focusMain = (): void => document.getElementById('main')?.focus();

function Navigation() {
  const { t } = useAdminWords();
  const { role } = useModerator();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const offered = sectionsFor(role);
  const [path] = useLocation();
  const isBehindMore = offered.slice(DIRECT).some(({ id }) => path.startsWith(`/${id}`));
  return (
    <nav className={classes.nav} aria-label={t('shell.sections')}>
      <ul>
        {offered.map(({ id }, i) => (
          <li key={id} className={i < DIRECT ? undefined : classes.further}>
            <SectionLink id={id} />
          </li>
        ))}
        <li className={classes.more}>
          <button
            type="button"
            className={classes.link}
            data-current={isBehindMore || undefined}
            aria-haspopup="dialog"
            onClick={() => setIsMoreOpen(true)}
          >
            <Icon name="menu" size={22} />
            <span>{t('shell.more')}</span>
          </button>
        </li>
      </ul>
      <Dialog title={t('shell.sections')} isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)}>
        <ul className={classes.list}>
          {offered.slice(DIRECT).map(({ id }) => (
            <li key={id}>
              <SectionLink id={id} onClick={() => setIsMoreOpen(false)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}

function SectionLink({ id, onClick }: { readonly id: SectionId; readonly onClick?: () => void }) {
  const { t } = useAdminWords();
  const [path] = useLocation();
  return (
    <Link
      href={`/${id}`}
      className={classes.link ?? ''}
      aria-current={path.split('/')[1] === id ? 'page' : undefined}
      {...(onClick && { onClick })}
    >
      <Icon name={icons[id]} size={22} />
      <span>{t(`section.${id}`)}</span>
      {id === 'reports' && <OpenReports />}
    </Link>
  );
}

function OpenReports() {
  const { t } = useAdminWords();
  const open = useAnswer('GET /overview', EVERY_MS).answer?.reports_open ?? 0;
  if (open === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{open}</span>
      <span className="unseen">{t('reports.openCount', { n: open })}</span>
    </span>
  );
}
