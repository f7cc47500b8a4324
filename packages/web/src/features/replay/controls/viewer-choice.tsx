import { useId } from 'react';
import type { ReplayPerspective } from '../../../shared/story/log/moments.ts';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import { Switch } from '../../../shared/ui/controls/fields.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Replay } from '../use-replay.ts';
import classes from './viewer-choice.module.css';

interface ViewerChoiceProps {
  readonly replay: Replay;
  readonly cast: StoryCast;
  readonly hasRoles: boolean;
  readonly onRoles: (has: boolean) => void;
}

/** Whose view is shown, and whether all cards are open. */
export function ViewerChoice({ replay: { viewer, watchAs, state }, cast, hasRoles, onRoles }: ViewerChoiceProps) {
  const t = useWords();
  const id = useId();
  const isAll = viewer === 'everything';
  return (
    <div className={classes.choice}>
      <div className={classes.viewer}>
        <label htmlFor={id}>{t('replay.watchAs')}</label>
        <select id={id} value={`${viewer ?? 'public'}`} onChange={(event) => watchAs(viewerOf(event.target.value))}>
          <option value="public">{t('replay.public')}</option>
          <option value="everything">{t('replay.everything')}</option>
          {state.seats.map((seat) => (
            <option key={seat.id} value={`${seat.id}`}>
              {cast.nameOf(seat.id)}
            </option>
          ))}
        </select>
      </div>
      <Switch label={t('replay.roles')} checked={hasRoles || isAll} disabled={isAll} onChange={onRoles} />
    </div>
  );
}
const viewerOf = (value: string): ReplayPerspective =>
  value === 'public' ? null : value === 'everything' ? 'everything' : Number(value);
