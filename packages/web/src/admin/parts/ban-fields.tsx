import type { adminBounds, BanKey, BanKind } from '@moonrise/protocol/admin';
import fields from '../../shared/ui/controls/fields.module.css';
import { Choice, Switch } from '../../shared/ui/controls/fields.tsx';
import { useAdminWords } from '../words/use-admin-words.tsx';
import { banTerms, muteTerms, type Term, terms } from './terms.ts';
import { TextArea } from './text-area.tsx';

const MOST: (typeof adminBounds)['reason'] = 300;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isForPlayers?: boolean;
}

/** Why something is done. */
export function ReasonField({ value, onChange, isForPlayers = true }: ReasonFieldProps) {
  const { t } = useAdminWords();
  return (
    <TextArea
      label={t('act.reason')}
      hint={t(isForPlayers ? 'act.reasonRead' : 'act.reasonAudit')}
      value={value}
      max={MOST}
      onChange={onChange}
    />
  );
}

interface TermFieldProps {
  readonly kind: BanKind;
  readonly value: Term;
  readonly onChange: (value: Term) => void;
}

export function TermField({ kind, value, onChange }: TermFieldProps) {
  const { t } = useAdminWords();
  const nameOf = useTermName();
  const offered = kind === 'ban' ? banTerms : muteTerms;
  return (
    <Choice
      label={t('act.term')}
      options={offered.map((id) => ({ id, name: nameOf(id) }))}
      value={value}
      onChange={onChange}
    />
  );
}

function useTermName(): (term: Term) => string {
  const { t, span } = useAdminWords();
  return (term) => {
    const minutes = terms[term];
    return minutes === null ? t('act.forever') : span(minutes);
  };
}

interface KeySwitchesProps {
  readonly offered: readonly BanKey[];
  readonly value: readonly BanKey[];
  readonly onChange: (value: readonly BanKey[]) => void;
}

/** What a ban is tied to. */
export function KeySwitches({ offered, value, onChange }: KeySwitchesProps) {
  const { t } = useAdminWords();
  return (
    <fieldset className={fields.choice}>
      <legend>{t('act.by')}</legend>
      {offered.map((key) => (
        <Switch
          key={key}
          label={t(`by.${key}`)}
          hint={t(`by.${key}Hint`)}
          checked={value.includes(key)}
          onChange={(isOn) => onChange(offered.filter((one) => (one === key ? isOn : value.includes(one))))}
        />
      ))}
    </fieldset>
  );
}
