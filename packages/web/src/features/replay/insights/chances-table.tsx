import { type Point, shareAt } from '@moonrise/lab/figures';
import classes from '../../../shared/outlook/outlook-view.module.css';
import type { NamedSides } from '../../../shared/outlook/sides.ts';
import { useWords } from '../../../shared/words/use-words.tsx';

interface ChancesTableProps {
  readonly points: readonly Point[];
  readonly sides: NamedSides;
  readonly titleOf: (since: number, row: number) => string; // what happened between two rows
}

/** The chances at each turn as a table. Titles have their own row, because phones are too narrow for a column. */
export function ChancesTable({ points, sides, titleOf }: ChancesTableProps) {
  const t = useWords();
  const turns = points.filter(({ isTurn }) => isTurn);
  return (
    <details className={classes.figuresFold}>
      <summary>{t('turns.table')}</summary>
      <table className={classes.table}>
        <thead>
          <tr>
            {sides.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('turns.games')}</th>
          </tr>
        </thead>
        {turns.map((point, i) => (
          <tbody key={point.row}>
            <tr>
              <th scope="rowgroup" colSpan={sides.length + 1}>
                {titleOf(turns[i - 1]?.row ?? 0, point.row)}
              </th>
            </tr>
            <tr>
              {sides.map(({ id }) => (
                <td key={id}>{t('turns.percent', { n: Math.round(100 * shareAt(point, id)) })}</td>
              ))}
              <td>{point.games}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </details>
  );
}
