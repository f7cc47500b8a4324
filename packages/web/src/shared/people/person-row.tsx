import type { ClientEventName, PayloadOf } from '@moonrise/protocol';
import { type ReactNode, useState } from 'react';
import { useAsk } from '../connection/hooks/use-ask.ts';
import { useCommand } from '../connection/hooks/use-command.ts';
import { Icon, type IconName } from '../icons/icons.tsx';
import { Button } from '../ui/controls/button.tsx';
import { facts } from '../words/lists.ts';
import { useWords } from '../words/use-words.tsx';
import classes from './people-sheet.module.css';

/** Something that can be done about a person. */
export interface PersonAction {
  readonly event: ClientEventName;
  readonly payload: object;
  readonly text: string;
  readonly kind?: 'main' | 'plain';
  readonly isOn?: boolean; // of a button that stays pressed
  readonly sure?: string; // asked before
}
interface PersonRowProps {
  readonly icon?: IconName;
  readonly face?: ReactNode;
  readonly name: string;
  readonly notes?: readonly string[];
  readonly actions: readonly PersonAction[];
}

export function PersonRow({ icon, face, name, notes = [], actions }: PersonRowProps) {
  const t = useWords();
  const [asked, setAsked] = useState<string>();
  const action = actions.find(({ event }) => event === asked);
  return (
    <li className={classes.row}>
      <span className={classes.face}>{icon ? <Icon name={icon} size={24} /> : face}</span>
      <span className={classes.name}>
        <strong>{name}</strong>
        {notes.length > 0 && <small>{facts(t, notes)}</small>}
      </span>
      <span className={classes.actions}>
        {actions.map((one) => (
          <ActionButton key={one.text} name={name} action={one} onAsk={() => setAsked(one.event)} />
        ))}
      </span>
      {action?.sure && (
        <div className={classes.sure}>
          <p role="alert">{action.sure}</p>
          <ActionButton name={name} action={action} isSure onDone={() => setAsked(undefined)} />
          <Button onClick={() => setAsked(undefined)}>{t('common.cancel')}</Button>
        </div>
      )}
    </li>
  );
}

interface ActionButtonProps {
  readonly name: string; // of the person
  readonly action: PersonAction;
  readonly isSure?: boolean;
  readonly onAsk?: () => void;
  readonly onDone?: () => void;
}
function ActionButton({ name, action, isSure = false, onAsk, onDone }: ActionButtonProps) {
  const t = useWords();
  const ask = useAsk();
  const { event, payload, kind = 'plain', text, isOn, sure } = action;
  const [give, isBusy] = useCommand(async () => {
    await ask(event, payload as PayloadOf<typeof event>);
    onDone?.();
  });
  const needsAsking = sure !== undefined && !isSure;
  return (
    <Button
      kind={isSure ? 'danger' : kind}
      isBusy={isBusy}
      aria-label={t('common.pair', { label: text, value: name })}
      aria-pressed={isOn}
      onClick={needsAsking ? onAsk : give}
    >
      {text}
    </Button>
  );
}
