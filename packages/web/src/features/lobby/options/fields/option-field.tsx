import type { RulesEntry } from '../../../../shared/rules/rules.ts';
import { Choice, Stepper, Switch } from '../../../../shared/ui/controls/fields.tsx';
import { isTyped, NumberField } from '../../../../shared/ui/controls/number-field.tsx';
import type { Lobby } from '../../use-lobby.ts';
import { countedIn, type OptionEntry, type Path, valueAt } from '../option-values.ts';
import { useOptions } from '../use-options.ts';
import { CardsField } from './cards-field.tsx';
import classes from './option-field.module.css';
import { TimesField } from './times-field.tsx';

export interface OptionFieldProps<S extends OptionEntry = OptionEntry> {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
  readonly spec: S;
  readonly path: Path;
}
type Of<K extends OptionEntry['kind']> = OptionFieldProps<Extract<OptionEntry, { kind: K }>>;

/** The editor for an option's kind. */
export function OptionField(props: OptionFieldProps) {
  switch (props.spec.kind) {
    case 'bool':
      return <BoolField {...(props as Of<'bool'>)} />;
    case 'choice':
      return <ChoiceField {...(props as Of<'choice'>)} />;
    case 'number':
      return <AmountField {...(props as Of<'number'>)} />;
    case 'counts':
      return <CountsField {...(props as Of<'counts'>)} />;
    case 'group':
      return <GroupField {...(props as Of<'group'>)} />;
  }
}

function BoolField({ lobby, spec, path }: Of<'bool'>) {
  const { options, change } = useOptions(lobby);
  return (
    <Switch
      label={spec.label}
      hint={spec.words}
      checked={(valueAt(options, path) ?? spec.default) as boolean}
      onChange={(checked) => change(path, checked === spec.default ? undefined : checked)}
    />
  );
}

function ChoiceField({ lobby, spec, path }: Of<'choice'>) {
  const { options, change } = useOptions(lobby);
  return (
    <div>
      <Choice
        label={spec.label}
        options={spec.of.map((id) => ({ id, name: spec.names[id] ?? id }))}
        value={(valueAt(options, path) ?? spec.default) as string}
        onChange={(id) => change(path, id === spec.default ? undefined : id)}
      />
      <p className={classes.note}>{spec.words}</p>
    </div>
  );
}

function AmountField({ lobby, spec, path }: Of<'number'>) {
  const { options, change } = useOptions(lobby);
  const value = (valueAt(options, path) ?? spec.default) as number;
  const set = (next: number) => change(path, next === spec.default ? undefined : next);
  const { label, words, min, max } = spec;
  if (isTyped(spec)) return <NumberField spec={spec} hint={words} value={value} onChange={set} />;
  return (
    <div>
      <Stepper label={label} value={value} min={min} max={max} onChange={set} />
      <p className={classes.note}>{words}</p>
    </div>
  );
}

function CountsField(props: Of<'counts'>) {
  return countedIn(props.spec, props.rules) === 'times' ? <TimesField {...props} /> : <CardsField {...props} />;
}

function GroupField({ lobby, rules, spec, path }: Of<'group'>) {
  const fields = (
    <>
      <p className={classes.note}>{spec.words}</p>
      {Object.entries(spec.of).map(([key, inner]) => (
        <OptionField key={key} lobby={lobby} rules={rules} spec={inner} path={[...path, key]} />
      ))}
    </>
  );
  const isInner = path.length > 1;
  return isInner ? (
    <fieldset className={classes.group}>
      <legend>{spec.label}</legend>
      {fields}
    </fieldset>
  ) : (
    <details className={classes.fold}>
      <summary>{spec.label}</summary>
      <div className={classes.group}>{fields}</div>
    </details>
  );
}
