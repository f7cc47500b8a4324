import { Button } from '../../../../shared/ui/controls/button.tsx';
import { NumberField } from '../../../../shared/ui/controls/number-field.tsx';
import { useWords } from '../../../../shared/words/use-words.tsx';
import { type CountsSpec, countsAt, isSame } from '../option-values.ts';
import { useOptions } from '../use-options.ts';
import classes from './option-field.module.css';
import type { OptionFieldProps } from './option-field.tsx';

const RELAXED = 2; // times the usual time

/** The length of each phase, with one button for relaxed times. */
export function TimesField({ lobby, rules, spec, path }: OptionFieldProps<CountsSpec>) {
  const t = useWords();
  const { options, change } = useOptions(lobby);
  const chosen = countsAt(options, path);
  const usual = (lobby.usual ?? rules).phases.filter(({ id }) => spec.of.includes(id));
  const relaxed = Object.fromEntries(
    usual.map(({ id, seconds }) => [id, Math.min(spec.max, Math.round(seconds * RELAXED))]),
  );
  const isRelaxed = isSame(chosen, relaxed);
  const set = (id: string, normal: number, seconds: number) => {
    const { [id]: _, ...others } = chosen ?? {};
    const next = seconds === normal ? others : { ...others, [id]: seconds };
    change(path, Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <fieldset className={classes.group}>
      <legend>{spec.label}</legend>
      <p className={classes.note}>{spec.words}</p>
      <div className={classes.row}>
        <Button icon={isRelaxed ? 'check' : 'clock'} aria-pressed={isRelaxed} onClick={() => change(path, relaxed)}>
          {t('lobby.relaxed')}
        </Button>
        {chosen && (
          <Button icon="undo" onClick={() => change(path, undefined)}>
            {t('lobby.asUsual')}
          </Button>
        )}
      </div>
      <div className={classes.pair}>
        {usual.map(({ id, name, seconds }) => (
          <NumberField
            key={id}
            spec={{ ...spec, label: name }}
            hint={t('lobby.usual', { value: t('guide.seconds', { n: seconds }) })}
            value={chosen?.[id] ?? seconds}
            onChange={(next) => set(id, seconds, next)}
          />
        ))}
      </div>
    </fieldset>
  );
}
