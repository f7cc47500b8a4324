import { Fold } from '../../shared/ui/fold.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './data-table.module.css';

interface DataTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The same figures for whoever wants to read them one by one. */
export function DataTable({ head, rows }: DataTableProps) {
  const t = useWords();
  return (
    <Fold label={t('lab.asTable')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.frame} tabIndex={0} aria-label={t('lab.asTable')}>
        <table className={classes.table}>
          <thead>
            <tr>
              {head.map((name) =>
                name ? (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ) : (
                  <td key="none" />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Fold>
  );
}
