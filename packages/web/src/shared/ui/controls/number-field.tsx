import { useState } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { TextField } from './fields.tsx';

interface NumberSpec {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly fraction?: true;
}
interface NumberFieldProps {
  readonly spec: NumberSpec;
  readonly value: number;
  readonly hint?: string;
  readonly onChange: (value: number) => void;
}

const STEPS = 30;
/** True if there are too many values for a stepper. */
export const isTyped = ({ min, max, fraction }: NumberSpec): boolean => fraction || max - min > STEPS;

/** A number to type. It is taken on blur or Enter. */
export function NumberField({ spec, value, hint, onChange }: NumberFieldProps) {
  const t = useWords();
  const [draft, setDraft] = useState<string>();
  const { label, min, max, fraction } = spec;
  const number = draft === undefined ? value : Number(draft.replace(',', '.'));
  const isGood = draft?.trim() !== '' && number >= min && number <= max && (fraction || Number.isInteger(number));
  const commit = () => {
    if (draft === undefined || !isGood) return;
    if (number !== value) onChange(number);
    setDraft(undefined);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      value={draft ?? String(value)}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      error={isGood ? undefined : t(fraction ? 'lobby.numberBad' : 'lobby.numberBadWhole', { min, max })}
      inputMode={fraction || min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
    />
  );
}
