import { type InputHTMLAttributes, useId } from 'react';
import { useOptimisticValue } from '../../connection/hooks/use-optimistic-value.ts';
import { IconButton } from './button.tsx';
import classes from './fields.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function TextField({ label, value, onChange, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={[classes.input, rest.className].filter(Boolean).join(' ')}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? classes.hint : classes.error} role={error && 'alert'}>
          {note}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => unknown; // if it returns a promise, the new value is shown until that settles
  readonly disabled?: boolean;
}

export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  const [isOn, want] = useOptimisticValue(checked, onChange);
  return (
    <div className={classes.switch}>
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-note`} className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => want(event.target.checked)}
      />
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => unknown; // as above
  readonly disabled?: boolean;
}

export function Stepper({ label, value, min, max, onChange, disabled = false }: StepperProps) {
  const id = useId();
  const [shown, want] = useOptimisticValue(value, onChange);
  const change = (next: number) => next >= min && next <= max && want(next);
  return (
    <div className={classes.stepper}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.steps}>
        <IconButton
          icon="minus"
          label={`${label} −`}
          disabled={disabled || shown <= min}
          onClick={() => change(shown - 1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          value={shown}
          min={min}
          max={max}
          disabled={disabled}
          onChange={(event) => change(Math.round(Number(event.target.value)))}
        />
        <IconButton
          icon="plus"
          label={`${label} +`}
          disabled={disabled || shown >= max}
          onClick={() => change(shown + 1)}
        />
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: T; readonly name: string }[];
  readonly value: T;
  readonly onChange: (value: T) => unknown; // as above
  readonly disabled?: boolean;
}

export function Choice<T extends string>({ label, options, value, onChange, disabled = false }: ChoiceProps<T>) {
  const group = useId();
  const [chosen, want] = useOptimisticValue(value, onChange);
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend>{label}</legend>
      <div className={classes.segments}>
        {options.map(({ id, name }) => (
          <label key={id} className={classes.segment}>
            <input type="radio" name={group} checked={id === chosen} onChange={() => want(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
