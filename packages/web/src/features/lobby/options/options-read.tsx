import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';
import { countedIn, type OptionEntry, type OptionValue, type OptionValues, type Specs } from './option-values.ts';
import classes from './options-read.module.css';

interface OptionsReadProps {
  readonly rules: RulesEntry;
  readonly specs: Specs;
  readonly options: OptionValues;
}

/** The options as text, for players who cannot change them. */
export function OptionsRead({ rules, specs, options }: OptionsReadProps) {
  const t = useWords();
  return (
    <dl className={classes.list}>
      {Object.entries(specs).map(([key, spec]) => (
        <div key={key} className={spec.kind === 'group' ? classes.group : classes.option}>
          <dt>{spec.label}</dt>
          <dd>
            {spec.kind === 'group' ? (
              <OptionsRead rules={rules} specs={spec.of} options={(options[key] ?? {}) as OptionValues} />
            ) : (
              <span data-changed={options[key] !== undefined}>{inWords(spec, options[key], rules, t)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(
  spec: Exclude<OptionEntry, { kind: 'group' }>,
  value: OptionValue | undefined,
  rules: RulesEntry,
  t: Translate,
): string {
  switch (spec.kind) {
    case 'bool':
      return t((value ?? spec.default) ? 'lobby.on' : 'lobby.off');
    case 'choice': {
      const id = String(value ?? spec.default);
      return spec.names[id] ?? id;
    }
    case 'number':
      return String(value ?? spec.default);
    case 'counts': {
      const isTimes = countedIn(spec, rules) === 'times';
      if (value === undefined && !isTimes) return t('lobby.deckUsual');
      return isTimes ? timesOf(rules, t) : cardsOf(rules, value as Readonly<Record<string, number>>, t);
    }
  }
}
const timesOf = ({ phases }: RulesEntry, t: Translate): string =>
  inRow(
    t,
    phases.map(({ name, seconds }) => `${name} ${t('guide.seconds', { n: seconds })}`),
  );
const cardsOf = ({ roles }: RulesEntry, counts: Readonly<Record<string, number>>, t: Translate): string =>
  inRow(
    t,
    roles.filter(({ id }) => counts[id]).map(({ id, name }) => `${counts[id]} × ${name}`),
  );
