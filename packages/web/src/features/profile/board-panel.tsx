import { type FormEvent, useState } from 'react';
import { useCommand } from '../../shared/connection/hooks/use-command.ts';
import { type MyGames, setName } from '../../shared/history/ask-profile.ts';
import { useSettings } from '../../shared/settings/settings.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { TextField } from '../../shared/ui/controls/fields.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useRefusal } from '../../shared/words/use-refusal.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './me-page.module.css';

const unavailable = { code: 'unavailable', message: '' };

interface BoardPanelProps {
  readonly mine: MyGames;
  readonly secret: string;
  readonly onChange: () => void;
}

/** Puts the player on the public leaderboard, or takes them off. Opt-in. */
export function BoardPanel({ mine, secret, onChange }: BoardPanelProps) {
  const t = useWords();
  const sentenceFor = useRefusal();
  const { name: usual } = useSettings();
  const [name, setWish] = useState(usual);
  const [error, setError] = useState<string>();
  const [change, isChanging] = useCommand(async () => {
    const refusal = await setName(secret, mine.name === null ? name : null).catch(() => unavailable);
    setError(refusal && sentenceFor(refusal));
    if (!refusal) onChange();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change();
  };
  return (
    <Panel title={t('profile.board')}>
      <p className={classes.note}>{t('profile.boardHint')}</p>
      {mine.name === null ? (
        <form className={classes.column} onSubmit={submit}>
          <TextField
            label={t('profile.name')}
            hint={t('profile.nameHint')}
            value={name}
            onChange={setWish}
            error={error}
          />
          <Button type="submit" icon="star" isBusy={isChanging} disabled={name.trim() === ''}>
            {t('profile.nameSet')}
          </Button>
        </form>
      ) : (
        <>
          <p>{t('profile.named', { name: mine.name })}</p>
          <Button icon="close" isBusy={isChanging} onClick={change}>
            {t('profile.nameOff')}
          </Button>
        </>
      )}
      <TextLink href="/leaderboard" className={classes.play}>
        {t('profile.toBoard')}
      </TextLink>
    </Panel>
  );
}
