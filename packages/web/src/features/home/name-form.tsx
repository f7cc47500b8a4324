import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { settings } from '../../shared/settings/settings.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './name-form.module.css';

const LONGEST = 40; // as the field counts; the server counts as people do, and says so

interface NameFormProps {
  readonly action: string;
  readonly isBusy?: boolean;
  readonly takesFocus?: boolean; // for a sheet: one types at once
  readonly children?: ReactNode; // more fields
  readonly onName: (name: string) => void;
}

/** Asks for the name and remembers it on this device. */
export function NameForm({ action, isBusy = false, takesFocus = false, children, onName }: NameFormProps) {
  const t = useWords();
  const [name, setName] = useState(settings.get().name);
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // A sheet gives the focus to its first button when it opens, which is after this.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    setIsMissing(chosen === '');
    if (chosen === '') return;
    settings.set({ name: chosen });
    onName(chosen);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('home.name')}
        value={name}
        onChange={setName}
        hint={t('home.nameHint')}
        error={isMissing ? t('home.nameMissing') : undefined}
        maxLength={LONGEST}
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
