import { Icon } from '../../shared/icons/icons.tsx';
import { roleOf } from '../../shared/rules/sentences.ts';
import { Picture } from '../../shared/ui/data/picture.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './result.module.css';
import type { Ending } from './use-ending.ts';

/** Why the game is over, and whether this player has won. */
export function Result({ ending: { game, rules } }: { readonly ending: Ending }) {
  const t = useWords();
  const { seat, state } = game;
  const { outcome } = state;
  const reason = outcome && rules.words.ends[outcome.reason];
  const hasWon = seat !== null && outcome?.winners.includes(seat);
  const role = seat === null ? undefined : roleOf(rules, state.cards[seat]);
  return (
    <div className={classes.result}>
      {reason && <p className={classes.reason}>{reason}</p>}
      {outcome && rules.plain && <p>{rules.plain.ends[outcome.reason]}</p>}
      {role && (
        <p className={classes.mine}>
          <span className={classes.card}>
            <Picture name={role.picture} size={64} />
          </span>
          <span>
            <strong className={classes.verdict}>
              <Icon name={hasWon ? 'star' : 'moon'} size={22} />
              {t(hasWon ? 'end.youWon' : 'end.youLost')}
            </strong>
            <span>{t('end.youWere', { role: role.name })}</span>
          </span>
        </p>
      )}
    </div>
  );
}
