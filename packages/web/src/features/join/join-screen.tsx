import { useState } from 'react';
import { Link } from 'wouter';
import type { Failure } from '../../shared/connection/game-connection.ts';
import { useConnection, useSnapshot } from '../../shared/connection/hooks/use-connection.ts';
import { NameForm, type RefusedName } from '../../shared/rooms/name-form.tsx';
import { PasswordField } from '../../shared/rooms/password-field.tsx';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { settings, useSettings } from '../../shared/settings/settings.ts';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useRefusal } from '../../shared/words/use-refusal.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import { GoneScreen, PlayingScreen } from './gone-screen.tsx';
import classes from './join-screen.module.css';
import { useRoomEntry } from './use-room-entry.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const WATCHABLE: readonly string[] = ['room_full', 'game_running', 'wrong_password', 'approval_pending'];

interface JoinScreenProps {
  readonly code: string;
  readonly wasHere?: boolean; // this device had a seat in the room
}

/** Asks a player who opened a link or typed a code for a name, and joins. */
export function JoinScreen({ code, wasHere = false }: JoinScreenProps) {
  const t = useWords();
  const connection = useConnection();
  const sentenceFor = useRefusal();
  const [refusal, setRefusal] = useState<Failure['error']>();
  const [refusedName, setRefusedName] = useState<RefusedName>();
  const [given, setGiven] = useState<string>(); // kept while the host is asked
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { hideCode } = useSettings();
  const shown = hideCode ? '••••' : code;
  const [door, lookAgain] = useRoomEntry(code);
  const needsPassword = door === 'password' || refusal?.code === 'wrong_password';
  const join = async (name: string) => {
    setIsBusy(true);
    setGiven(name);
    const answer = await connection.join({ code, name, ...(needsPassword && password && { password }) });
    setIsBusy(false);
    const isBadName = !answer.ok && answer.error.code === 'bad_name';
    if (answer.ok) settings.set({ name });
    setRefusedName(isBadName ? { name, error: answer.error } : undefined);
    setRefusal(answer.ok || isBadName ? undefined : answer.error);
  };
  const refusalText = (error: Failure['error']) => {
    if (error.code === 'wrong_password' && !password) return t('home.passwordTitle', { code: shown });
    return error.code === 'approval_pending' ? t('home.notLetIn') : sentenceFor(error);
  };
  const isWaiting = useSnapshot((snapshot) => snapshot.isWaiting);
  if (isWaiting) return <WaitingScreen code={shown} onStop={() => connection.leave()} />;
  if (door === 'unknown') return <GoneScreen code={code} shown={shown} wasHere={wasHere} />;
  if (door === 'playing') return <PlayingScreen code={code} shown={shown} onAgain={lookAgain} />;
  return (
    <Page title={t('home.joinTitle', { code: shown })} actions={<PageButtons />}>
      <div className={classes.join}>
        <Panel title={t('home.nameAsk')}>
          <NameForm action={t('home.joinNow')} given={given} refused={refusedName} isBusy={isBusy} onName={join}>
            {needsPassword && <PasswordField value={password} onChange={setPassword} />}
            {refusal && (
              <p role="alert" className={classes.refusal}>
                {refusalText(refusal)}
              </p>
            )}
          </NameForm>
        </Panel>
        <nav className={classes.ways}>
          {(refusal === undefined || WATCHABLE.includes(refusal.code)) && (
            <Link href={`/watch/${code}`}>{t('home.watch')}</Link>
          )}
          <Link href="/">{t('home.otherCode')}</Link>
        </nav>
      </div>
    </Page>
  );
}
