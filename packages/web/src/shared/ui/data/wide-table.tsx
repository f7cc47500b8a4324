import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './wide-table.module.css';

interface WideTableProps {
  readonly label: string;
  readonly head: readonly ReactNode[]; // empty: no heading
  readonly className: string | undefined;
  readonly children: ReactNode; // rows
}

/** A table that scrolls sideways where the page is too narrow for it. */
export function WideTable({ label, head, className, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <figure className={classes.frame} tabIndex={0} aria-label={label}>
      <table className={classNames(classes.table, className)}>
        <thead>
          <tr>
            {head.map((cell, i) =>
              cell ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <th key={i} scope="col">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <td key={i} />
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </figure>
  );
}
