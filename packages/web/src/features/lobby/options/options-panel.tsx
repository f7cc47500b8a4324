import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice } from '../../../shared/ui/controls/fields.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { LanguageField } from '../bots/language-field.tsx';
import type { Lobby } from '../use-lobby.ts';
import { OptionField } from './fields/option-field.tsx';
import { changesIn, type OptionValues } from './option-values.ts';
import classes from './options-panel.module.css';
import { OptionsRead } from './options-read.tsx';
import { useOptions } from './use-options.ts';

interface OptionsPanelProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
}

/** The rule set and its options: editable for the host, read-only for others. */
export function OptionsPanel({ lobby, rules }: OptionsPanelProps) {
  const t = useWords();
  const changes = changesIn(rules.options, lobby.room.options as OptionValues);
  return (
    <Fold
      label={
        <>
          {t('lobby.options')}
          {changes > 0 && <small className={classes.changes}>{t('lobby.changed', { n: changes })}</small>}
        </>
      }
    >
      <div className={classes.fields}>
        {lobby.mayChange ? (
          <Editor lobby={lobby} rules={rules} />
        ) : (
          <>
            <p className={classes.note}>{t('lobby.optionsHost')}</p>
            <LanguageField lobby={lobby} />
            <OptionsRead rules={rules} specs={rules.options} options={lobby.room.options as OptionValues} />
          </>
        )}
      </div>
    </Fold>
  );
}

function Editor({ lobby, rules }: OptionsPanelProps) {
  const t = useWords();
  const ask = useAsk();
  const { room, list } = lobby;
  const { options, replace } = useOptions(lobby);
  return (
    <>
      {list && (
        <Choice
          label={t('lobby.ruleset')}
          options={list.rulesets.map(({ id, name }) => ({ id, name }))}
          value={room.rules}
          onChange={(id) => ask('set_options', { rules: id })}
        />
      )}
      <LanguageField lobby={lobby} />
      {Object.entries(rules.options).map(([key, spec]) => (
        <OptionField key={`${rules.id} ${key}`} lobby={lobby} rules={rules} spec={spec} path={[key]} />
      ))}
      {Object.keys(options).length > 0 && (
        <Button icon="undo" onClick={() => replace({})}>
          {t('lobby.reset')}
        </Button>
      )}
    </>
  );
}
