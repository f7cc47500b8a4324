import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useConnection } from '../../../shared/connection/hooks/use-connection.ts';
import { isAlone } from '../../../shared/connection/snapshot.ts';
import { useSettings } from '../../../shared/settings/settings.ts';
import { SettingsButton } from '../../../shared/settings/settings-button.tsx';
import { roundTitle } from '../../../shared/story/phase/phase-title.ts';
import { Button, IconButton } from '../../../shared/ui/controls/button.tsx';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { useTable } from '../model/use-table.ts';
import { PhaseClock } from './phase-clock.tsx';
import classes from './table-header.module.css';

/** The phase and the time left. */
export function TableHeader() {
  const t = useWords();
  const { scene, rules } = useTable();
  const PeopleButton = useLazyPart(lazyParts.people);
  const EndTalkButton = useLazyPart(lazyParts.endTalk);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = scene.phase?.name ?? t('table.night');
  useEffect(() => {
    document.title = `${name} – Moonrise`;
  }, [name]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page scrolls, a new phase begins at its top
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [scene.key]);
  return (
    <header className={classes.header}>
      <div className={classes.tools}>
        <RoomCode />
        <div className={classes.buttons}>
          {PeopleButton && <PeopleButton />}
          <SettingsButton />
          <LeaveTableButton />
        </div>
      </div>
      <div className={classes.scene}>
        <div className={classes.title}>
          {!rules.one_round && <p className={classes.day}>{roundTitle(scene.day, t)}</p>}
          <h1 ref={heading} tabIndex={-1} className={classes.phase} data-testid="phase">
            {name}
          </h1>
        </div>
        <HostControls />
        {EndTalkButton && <EndTalkButton />}
        <PhaseClock />
      </div>
    </header>
  );
}

function RoomCode() {
  const t = useWords();
  const { room } = useTable();
  const { hideCode } = useSettings();
  const [isShown, setIsShown] = useState(false);
  if (!hideCode)
    return (
      <p className={classes.code}>
        <span>{t('table.room')}</span> <strong>{room.code}</strong>
      </p>
    );
  return (
    <p className={classes.code}>
      <span>{t('table.room')}</span> <strong>{isShown ? room.code : '••••'}</strong>
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={t(isShown ? 'table.hideCode' : 'table.showCode')}
        onClick={() => setIsShown(!isShown)}
      />
    </p>
  );
}

function LeaveTableButton() {
  const t = useWords();
  const connection = useConnection();
  const { seat } = useTable();
  const [, go] = useLocation();
  const ConfirmSheet = useLazyPart(lazyParts.confirm);
  const [isAsked, setIsAsked] = useState(false);
  const leave = async () => {
    if (seat === null) connection.leaveBehind();
    else await connection.leave();
    go('/');
  };
  return (
    <>
      <IconButton icon="arrow-left" label={t('table.leave')} onClick={() => setIsAsked(true)} />
      {ConfirmSheet && (
        <ConfirmSheet
          title={t('table.leaveTitle')}
          question={t(seat === null ? 'table.leaveWatching' : 'table.leaveText')}
          yes={t('table.leaveYes')}
          no={t('table.leaveNo')}
          isOpen={isAsked}
          onYes={leave}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** Lets the host end a phase, where the rules allow it. One person alone has a button of their own for the talk. */
function HostControls() {
  const t = useWords();
  const ask = useAsk();
  const { scene, isHost, rules, room } = useTable();
  if (!isHost || !scene.phase?.host_may_end || (isAlone(room) && scene.light === 'day')) return null;
  return (
    <Button icon="step-forward" onClick={() => ask('start_vote', {})} className={classes.host ?? ''}>
      {rules.words.screen?.end_phase ?? t('table.endPhase')}
    </Button>
  );
}
