import { type FormEvent, useState } from 'react';
import { ask } from '../../shared/contest/ask.ts';
import { token } from '../../shared/contest/token.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { TextField } from '../../shared/ui/controls/fields.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './token-panel.module.css';

/** The organisers' sign-in. Open: the token is accepted. */
export function TokenPanel({ isOpen }: { readonly isOpen: boolean }) {
  const t = useWords();
  return (
    <Panel title={t('contest.token')}>
      {isOpen ? (
        <>
          <p>{t('contest.tokenOn')}</p>
          <Button icon="eye-off" onClick={() => token.set(null)}>
            {t('contest.tokenForget')}
          </Button>
        </>
      ) : (
        <TokenForm />
      )}
    </Panel>
  );
}

function TokenForm() {
  const t = useWords();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    const answer = await ask('status', given).catch(() => undefined);
    const isTaken = given !== '' && answer?.ok === true;
    setIsWrong(!isTaken);
    if (isTaken) token.set(given);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('contest.tokenField')}
        value={text}
        onChange={setText}
        hint={t('contest.tokenHint')}
        error={isWrong ? t('contest.tokenWrong') : undefined}
        type="password"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" icon="key" isWide>
        {t('contest.tokenUse')}
      </Button>
    </form>
  );
}
