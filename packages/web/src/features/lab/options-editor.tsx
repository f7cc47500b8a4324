import type { RulesEntry } from '../../shared/rules/rules.ts';
import { Choice, Stepper, Switch } from '../../shared/ui/fields.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import folds from './fold.module.css';
import classes from './lab-page.module.css';
import type { LabSet } from './lab-set.ts';

interface OptionsEditorProps {
  readonly specs: RulesEntry['options'];
  readonly set: LabSet;
  readonly onChange: (set: LabSet) => void;
}

/** The options that a tap can change. Times are left out: bots need none. */
export function OptionsEditor({ specs, set, onChange }: OptionsEditorProps) {
  const t = useWords();
  const change = (key: string, value: boolean | number | string) =>
    onChange({ ...set, options: { ...set.options, [key]: value } });
  return (
    <details className={folds.fold}>
      <summary>{t('lab.options')}</summary>
      <div className={classes.fields}>
        {Object.entries(specs).map(([key, spec]) => {
          const value = set.options[key];
          switch (spec.kind) {
            case 'bool':
              return (
                <Switch
                  key={key}
                  label={spec.label}
                  hint={spec.words}
                  checked={(value ?? spec.default) as boolean}
                  onChange={(isOn) => change(key, isOn)}
                />
              );
            case 'choice':
              return (
                <Choice
                  key={key}
                  label={spec.label}
                  options={spec.of.map((id) => ({ id, name: spec.names[id] ?? id }))}
                  value={(value ?? spec.default) as string}
                  onChange={(id) => change(key, id)}
                />
              );
            case 'number':
              return (
                <Stepper
                  key={key}
                  label={spec.label}
                  value={(value ?? spec.default) as number}
                  min={spec.min}
                  max={spec.max}
                  onChange={(next) => change(key, next)}
                />
              );
            default:
              return null;
          }
        })}
      </div>
    </details>
  );
}
