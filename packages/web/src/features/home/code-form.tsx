import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { normalisedCode, roomCodeIn } from '../../shared/rooms/room-code.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './code-form.module.css';

export function CodeForm() {
  const t = useWords();
  const id = useId();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const code = roomCodeIn(typed);
    setIsWrong(code === undefined);
    if (code) go(`/r/${code}`);
  };
  return (
    <form className={classes.form} onSubmit={enter} noValidate>
      <label htmlFor={id}>{t('home.code')}</label>
      <div className={classes.row}>
        <input
          id={id}
          className={classes.code}
          value={typed}
          onChange={(event) => {
            setTyped(normalisedCode(event.target.value));
            setIsWrong(false);
          }}
          placeholder="K7QM"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-note` : undefined}
        />
        <Button type="submit" icon="arrow-right">
          {t('home.join')}
        </Button>
      </div>
      {isWrong && (
        <p id={`${id}-note`} role="alert" className={classes.error}>
          {t('home.codeBad')}
        </p>
      )}
    </form>
  );
}
