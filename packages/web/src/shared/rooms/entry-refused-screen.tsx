import { type FormEvent, useState } from 'react';
import type { Failure } from '../connection/game-connection.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { TextLink } from '../ui/controls/text-link.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useRefusal } from '../words/use-refusal.ts';
import { useWords, Words } from '../words/use-words.tsx';
import { CodeForm } from './code-form.tsx';
import classes from './notice.module.css';
import { PasswordField } from './password-field.tsx';

interface EntryRefusedScreenProps {
  readonly code: string;
  readonly door?: 'tv'; // of a table screen, which asks for another code at once
  readonly refusal: Failure['error'];
  readonly hasTried: boolean; // a password was given
  readonly onPassword: (password: string) => void;
}

/** Why a spectator cannot enter a room, and the way out. */
export const EntryRefusedScreen = (props: EntryRefusedScreenProps) => (
  <Words of={['doors', 'late']}>
    <EntryRefused {...props} />
  </Words>
);

function EntryRefused({ code, door, refusal, hasTried, onPassword }: EntryRefusedScreenProps) {
  const t = useWords();
  const sentenceFor = useRefusal();
  const [password, setPassword] = useState('');
  const needsPassword = refusal.code === 'wrong_password';
  const isUnknown = refusal.code === 'unknown_room';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() !== '') onPassword(password);
  };
  return (
    <Page
      title={t(needsPassword ? 'home.passwordTitle' : 'home.doorTitle', { code })}
      light="dusk"
      actions={<SettingsButton />}
    >
      <div className={classes.notice}>
        {isUnknown && <CodeForm key={code} refused={code} {...(door && { to: door })} />}
        {(hasTried || !needsPassword) && !isUnknown && (
          <p role="alert" className={classes.why}>
            {sentenceFor(refusal)}
          </p>
        )}
        {needsPassword && (
          <form className={classes.form} onSubmit={submit}>
            <PasswordField value={password} onChange={setPassword} />
            <Button type="submit" kind="main" isWide>
              {t('home.enter')}
            </Button>
          </form>
        )}
        <TextLink href={door === 'tv' && !isUnknown ? '/tv' : '/'} className={classes.way}>
          {t(isUnknown ? 'common.home' : 'home.otherCode')}
        </TextLink>
      </div>
    </Page>
  );
}
