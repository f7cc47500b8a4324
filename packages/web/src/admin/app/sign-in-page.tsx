import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LanguageChoice } from '../../shared/settings/language-choice.tsx';
import { Moon } from '../../shared/sky/moon.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import buttons from '../../shared/ui/controls/button.module.css';
import { Button } from '../../shared/ui/controls/button.tsx';
import { TextField } from '../../shared/ui/controls/fields.tsx';
import { Fold } from '../../shared/ui/layout/fold.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import type { AdminRefusal } from '../client/admin-client.ts';
import { useClient, useSession } from '../client/use-client.ts';
import { RefusalNote } from '../parts/notes.tsx';
import { useRefusalText } from '../parts/use-refusal-text.ts';
import { useAdminWords } from '../words/use-admin-words.tsx';
import classes from './sign-in-page.module.css';

export function SignInPage() {
  const { t } = useAdminWords();
  const { facts, refusal, note } = useSession();
  const client = useClient();
  useEffect(() => {
    document.title = `${t('signIn.title')} – Moonrise`;
  }, [t]);
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>
        <Moon phase={0.22} size={40} />
        <span>Moonrise {t('shell.admin')}</span>
      </h1>
      <Panel title={t('signIn.title')}>
        {note && <p role="status">{t(`signIn.${note}`)}</p>}
        {refusal && <RefusalNote refusal={refusal} onRetry={() => client.load()} />}
        {facts?.ways.token && <TokenForm />}
        {facts?.ways.oidc && <OidcLink isOnlyWay={!facts.ways.token} />}
        {facts && !facts.ways.token && !facts.ways.oidc && <p>{t('signIn.noWay')}</p>}
      </Panel>
      <Panel>
        <Fold label={t('shell.language')}>
          <LanguageChoice />
        </Fold>
      </Panel>
    </main>
  );
}

function TokenForm() {
  const { t } = useAdminWords();
  const client = useClient();
  const textOf = useRefusalText();
  const [token, setToken] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (token.trim() === '') return setError(t('signIn.empty'));
    setIsBusy(true);
    try {
      await client.signIn(token.trim());
    } catch (refusal) {
      setError(textOf(refusal as AdminRefusal));
      form.current?.querySelector('input')?.focus();
    }
    setIsBusy(false);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('signIn.token')}
        hint={t('signIn.tokenHint')}
        error={error}
        value={token}
        onChange={(text) => {
          setToken(text);
          setError(undefined);
        }}
        type="password"
        maxLength={512}
        autoComplete="current-password"
        spellCheck={false}
      />
      <Button type="submit" kind="main" isWide isBusy={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}

function OidcLink({ isOnlyWay }: { readonly isOnlyWay: boolean }) {
  const { t } = useAdminWords();
  const look = isOnlyWay ? buttons.mainLook : buttons.plain;
  return (
    <a href="api/session/oidc" className={classNames(buttons.button, buttons.link, buttons.wide, look)}>
      {t('signIn.oidc')}
    </a>
  );
}
