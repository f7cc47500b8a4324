import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './data-table.module.css';

interface DataTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The figures of a plot as a table. */
export function DataTable({ head, rows }: DataTableProps) {
  const t = useWords();
  return (
    <Fold label={t('lab.asTable')}>
      <WideTable label={t('lab.asTable')} head={head} className={classes.table}>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </WideTable>
    </Fold>
  );
}
