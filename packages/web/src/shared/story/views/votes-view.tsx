import type { Deed } from '@moonrise/engine';
import rows from '../../faces/face-row.module.css';
import { Face } from '../../faces/faces.tsx';
import { classNames } from '../../ui/class-names.ts';
import numerals from '../../ui/data/numeral.module.css';
import { inRow } from '../../words/lists.ts';
import { useWords } from '../../words/use-words.tsx';
import { tallyOf } from '../log/votes.ts';
import { isSeat, type StoryCast } from './story-cast.ts';
import classes from './votes-view.module.css';

interface VotesViewProps {
  readonly cast: Omit<StoryCast, 'rules'>;
  readonly ballots: readonly Deed[];
  readonly out?: readonly number[]; // eliminated by it
}

/** Who chose whom: the most votes first. */
export function VotesView({ cast, ballots, out = [] }: VotesViewProps) {
  const t = useWords();
  const piles = tallyOf(ballots);
  const most = Math.max(1, ...piles.map(({ voters }) => voters.length));
  return (
    <ul className={classes.votes}>
      {piles.map(({ target, voters }) => (
        <li
          key={target ?? 'nobody'}
          className={classNames(rows.row, classes.pile)}
          data-out={target !== null && out.includes(target)}
        >
          {target !== null && isSeat(cast, target) && <Face {...cast.lookOf(target)} size={44} />}
          <div className={rows.words}>
            <p className={classes.head}>
              <strong>{target === null ? t('end.abstained') : cast.nameOf(target)}</strong>
              <span className={numerals.numeral}>{voters.length}</span>
            </p>
            <span
              className={classes.bar}
              style={{ inlineSize: `${(100 * voters.length) / most}%` }}
              aria-hidden="true"
            />
            <p className={classes.voters}>{inRow(t, voters.map(cast.nameOf))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
