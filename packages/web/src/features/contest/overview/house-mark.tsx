import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './house-mark.module.css';

/** Marks a built-in player that fills an empty seat. */
export function HouseMark() {
  const t = useWords();
  return <span className={classes.mark}>{t('contest.house')}</span>;
}
