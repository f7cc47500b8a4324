import { Suspense } from 'react';
import { lazyScreen } from '../../../shared/install/lazy-screen.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice, Stepper } from '../../../shared/ui/controls/fields.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { type LabSet, usualSet } from '../lab-set.ts';
import { DeckEditor } from './deck-editor.tsx';

const OptionsEditor = lazyScreen(() => import('./options-editor.tsx'), 'OptionsEditor');

interface SetEditorProps {
  readonly entries: readonly RulesEntry[];
  readonly rules: RulesEntry;
  readonly set: LabSet;
  readonly onChange: (set: LabSet) => void;
}

/** Rule set, table, cards and options of one set. */
export function SetEditor({ entries, rules, set, onChange }: SetEditorProps) {
  const t = useWords();
  const { min, max } = rules.players;
  const choose = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) onChange(usualSet(entry));
  };
  return (
    <>
      <Choice
        label={t('lab.ruleset')}
        options={entries.map(({ id, name }) => ({ id, name }))}
        value={set.rules}
        onChange={choose}
      />
      <Stepper
        label={t('lab.players')}
        value={set.players}
        min={min}
        max={max}
        onChange={(players) => onChange({ ...set, players, deck: undefined })}
      />
      <DeckEditor rules={rules} set={set} onChange={onChange} />
      {set.deck && (
        <Button icon="undo" onClick={() => onChange({ ...set, deck: undefined })}>
          {t('lab.usualDeck')}
        </Button>
      )}
      <Suspense fallback={null}>
        <OptionsEditor specs={rules.options} set={set} onChange={onChange} />
      </Suspense>
    </>
  );
}
