import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure } from '../connection/game-connection.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/controls/button.tsx';
import { NameField } from '../ui/controls/name-field.tsx';
import { useRefusal } from '../words/use-refusal.ts';
import { useWords } from '../words/use-words.tsx';
import classes from './name-form.module.css';

/** A refused name, and why. */
export interface RefusedName {
  readonly name: string;
  readonly error: Failure['error'];
}
interface NameFormProps {
  readonly action: string;
  readonly given?: string | undefined; // was typed before; otherwise the stored one is there
  readonly refused?: RefusedName | undefined;
  readonly isBusy?: boolean;
  readonly takesFocus?: boolean; // focuses the field at once, for sheets
  readonly children?: ReactNode; // more fields
  readonly onName: (name: string) => void;
}

/** Asks for a name. Shows why the last one was refused until another one is typed. */
export function NameForm(props: NameFormProps) {
  const { action, given, refused, isBusy = false, takesFocus = false, children, onName } = props;
  const t = useWords();
  const sentenceFor = useRefusal();
  const [name, setName] = useState(refused?.name ?? given ?? settings.get().name);
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // A sheet focuses its first button when it opens, which is after this effect.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  const chosen = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(chosen === '');
    if (chosen !== '') onName(chosen);
  };
  const missing = isMissing && chosen === '' ? t('home.nameMissing') : undefined;
  const refusal = refused?.name === chosen ? sentenceFor(refused.error) : undefined;
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <NameField
        label={t('home.name')}
        value={name}
        onChange={setName}
        hint={t('home.nameHint')}
        error={missing ?? refusal}
        autoComplete="nickname"
        enterKeyHint="go"
      />
      {children}
      <Button type="submit" kind="main" isWide isBusy={isBusy} disabled={isBusy}>
        {action}
      </Button>
    </form>
  );
}
