import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useWords } from '../words/use-words.tsx';
import classes from './code-form.module.css';
import { type Door, doorOf } from './door.ts';
import { normalisedCode, roomCodeIn } from './room-code.ts';

type Fault = 'bad' | Extract<Door, 'unknown' | 'playing'>;
const words = { bad: 'home.codeBad', unknown: 'home.codeUnknown', playing: 'errors.game_running' } as const;

interface CodeFormProps {
  readonly refused?: string; // a code that no room has: it stays in the field, to be corrected
  readonly to?: 'r' | 'tv'; // the table screen may be opened while a game runs
}

/** Asks for the code of a room. A code that leads nowhere stays in the field. */
export function CodeForm({ refused = '', to = 'r' }: CodeFormProps) {
  const t = useWords();
  const id = useId();
  const [, go] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(refused);
  const [fault, setFault] = useState<Fault | undefined>(refused === '' ? undefined : 'unknown');
  const [isBusy, setIsBusy] = useState(false);
  const stay = (why: Fault) => {
    setFault(why);
    field.current?.focus();
    field.current?.select();
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const code = roomCodeIn(typed);
    if (code === undefined) return stay('bad');
    setIsBusy(true);
    const door = await doorOf(code);
    setIsBusy(false);
    if (door === 'unknown' || (door === 'playing' && to === 'r')) stay(door);
    else go(`/${to}/${code}`);
  };
  return (
    <form className={classes.form} onSubmit={enter} noValidate>
      <label htmlFor={id}>{t('home.code')}</label>
      <div className={classes.row}>
        <input
          ref={field}
          id={id}
          className={classes.code}
          value={typed}
          onChange={(event) => {
            setTyped(normalisedCode(event.target.value));
            setFault(undefined);
          }}
          placeholder="K7QM"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault ? `${id}-note` : undefined}
        />
        <Button type="submit" icon="arrow-right" isBusy={isBusy} disabled={isBusy}>
          {t('home.join')}
        </Button>
      </div>
      {fault && (
        <p id={`${id}-note`} role="alert" className={classes.error}>
          {t(words[fault])}
        </p>
      )}
      {fault === 'playing' && (
        <Link href={`/watch/${typed}`} asChild>
          <ButtonLink icon="spectacles">{t('home.goneWatch')}</ButtonLink>
        </Link>
      )}
    </form>
  );
}
