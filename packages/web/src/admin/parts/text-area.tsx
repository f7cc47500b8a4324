import { useId } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import fields from '../../shared/ui/controls/fields.module.css';
import classes from './text-area.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly max: number;
  readonly onChange: (value: string) => void;
}

/** A field for a few sentences. */
export function TextArea({ label, hint, value, max, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={value}
        maxLength={max}
        aria-describedby={`${id}-note`}
        className={classNames(fields.input, classes.area)}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={classNames(fields.hint, classes.note)}>
        <span>{hint}</span>
        <span>
          {value.length} / {max}
        </span>
      </p>
    </div>
  );
}
