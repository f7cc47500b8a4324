import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { Choice, Stepper, Switch } from '../../../shared/ui/controls/fields.tsx';
import { isTyped, NumberField } from '../../../shared/ui/controls/number-field.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../lab-page.module.css';
import type { LabSet } from '../lab-set.ts';

interface OptionsEditorProps {
  readonly specs: Specs;
  readonly set: LabSet;
  readonly onChange: (set: LabSet) => void;
}
type Specs = RulesEntry['options'];
type Values = LabSet['options'];

/** The options of a set except cards, and times, which bots do not need. */
export function OptionsEditor({ specs, set, onChange }: OptionsEditorProps) {
  const t = useWords();
  return (
    <OptionsFold
      label={t('lab.options')}
      specs={specs}
      values={set.options}
      onChange={(options) => onChange({ ...set, options })}
    />
  );
}

interface OptionsFoldProps {
  readonly label: string;
  readonly specs: Specs;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}
function OptionsFold({ label, specs, values, onChange }: OptionsFoldProps) {
  return (
    <Fold label={label}>
      <div className={classes.fields}>
        {Object.entries(specs).map(([key, spec]) => (
          <Field
            key={key}
            spec={spec}
            value={values[key]}
            onChange={(value) => onChange({ ...values, [key]: value })}
          />
        ))}
      </div>
    </Fold>
  );
}

interface FieldProps {
  readonly spec: Specs[string];
  readonly value: unknown; // undefined: the default
  readonly onChange: (value: unknown) => void;
}
function Field({ spec, value, onChange }: FieldProps) {
  switch (spec.kind) {
    case 'bool':
      return (
        <Switch label={spec.label} hint={spec.words} checked={(value ?? spec.default) as boolean} onChange={onChange} />
      );
    case 'choice':
      return (
        <Choice
          label={spec.label}
          options={spec.of.map((id) => ({ id, name: spec.names[id] ?? id }))}
          value={(value ?? spec.default) as string}
          onChange={onChange}
        />
      );
    case 'number': {
      const number = (value ?? spec.default) as number;
      return isTyped(spec) ? (
        <NumberField spec={spec} hint={spec.words} value={number} onChange={onChange} />
      ) : (
        <Stepper label={spec.label} value={number} min={spec.min} max={spec.max} onChange={onChange} />
      );
    }
    case 'group':
      return <OptionsFold label={spec.label} specs={spec.of} values={(value ?? {}) as Values} onChange={onChange} />;
    case 'counts':
      return null;
  }
}
