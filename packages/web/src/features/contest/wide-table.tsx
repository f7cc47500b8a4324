import type { ReactNode } from 'react';
import classes from './wide-table.module.css';

interface WideTableProps {
  readonly label: string;
  readonly head: readonly ReactNode[];
  readonly children: ReactNode; // rows
}

/** A table that is pushed sideways in its own frame; what each row is about stays in sight. */
export function WideTable({ label, head, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <figure className={classes.frame} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </figure>
  );
}
