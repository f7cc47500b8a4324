import type { Deed } from '@moonrise/engine';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { tally } from '../model/asks.ts';
import { useTable } from '../model/use-table.ts';
import { PersonFace } from '../village/person.tsx';
import classes from './tally.module.css';

/** The votes for each target, with the voters. */
export function Tally({ ballots }: { readonly ballots: readonly Deed[] }) {
  const t = useWords();
  const { nameOf, game } = useTable();
  const piles = [...tally(ballots)];
  return (
    <ul className={classes.tally}>
      {piles.map(([place, pile]) => (
        <li key={place ?? 'none'} className={classes.row}>
          {place !== null && place < game.ids.length && <PersonFace seat={place} size={32} />}
          <div className={classes.votes}>
            <p>
              <strong>{place === null ? t('table.nobody') : nameOf(place)}</strong>{' '}
              <span className={classes.count}>{t('table.votesCount', { n: pile.length })}</span>
            </p>
            <span
              className={classes.bar}
              style={{ width: `${(100 * pile.length) / ballots.length}%` }}
              aria-hidden="true"
            />
            <p className={classes.by}>
              {inRow(
                t,
                pile.map(({ seat }) => nameOf(seat)),
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
