import type { ReactNode } from 'react';
import classes from './block.module.css';

/**
 * A part of the table with its heading. It has no generated id: those count everything that was ever drawn, and so would
 * tell how much a player had to do when the card was open.
 */
export function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.block} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
