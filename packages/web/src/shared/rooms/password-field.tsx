import { TextField } from '../ui/controls/fields.tsx';
import { useWords } from '../words/use-words.tsx';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** Asks for the password of a room. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const t = useWords();
  return (
    <TextField
      label={t('home.password')}
      hint={t('home.passwordHint')}
      type="password"
      value={value}
      onChange={onChange}
      autoComplete="off"
      maxLength={100}
    />
  );
}
