import { graphemes } from '@moonrise/engine';
import type { ComponentProps } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { TextField } from './fields.tsx';

const LONGEST = 20; // graphemes, as the server counts
const LONGEST_TYPED = 200; // code units: one grapheme may have many

/** A field for a name. It shows while typing that a name is too long. */
export function NameField({ value, error, ...rest }: Omit<ComponentProps<typeof TextField>, 'maxLength'>) {
  const t = useWords();
  const isTooLong = graphemes(value.trim().normalize('NFKC')).length > LONGEST;
  return (
    <TextField
      {...rest}
      value={value}
      error={error ?? (isTooLong ? t('errors.bad_name.too_long') : undefined)}
      maxLength={LONGEST_TYPED}
    />
  );
}
