import { type Point, shareAt } from '@moonrise/lab/figures';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './outlook-view.module.css';
import type { Sides } from './sides.ts';

interface ChancesTableProps {
  readonly points: readonly Point[];
  readonly sides: Sides;
  readonly titleOf: (since: number, row: number) => string; // what happened from one row to another
}

/** What the lines show, figure by figure, where the game turned. */
export function ChancesTable({ points, sides, titleOf }: ChancesTableProps) {
  const t = useWords();
  const turns = points.filter(({ isTurn }) => isTurn);
  return (
    <details className={classes.figuresFold}>
      <summary>{t('turns.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.frame} tabIndex={0} aria-label={t('turns.table')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('turns.moment')}</th>
              {sides.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('turns.games')}</th>
            </tr>
          </thead>
          <tbody>
            {turns.map((point, i) => (
              <tr key={point.row}>
                <th scope="row">{titleOf(turns[i - 1]?.row ?? 0, point.row)}</th>
                {sides.map(({ id }) => (
                  <td key={id}>{`${Math.round(100 * shareAt(point, id))} %`}</td>
                ))}
                <td>{point.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
