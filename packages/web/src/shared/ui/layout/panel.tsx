import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of a page with its heading. It has no generated id: those count everything that was ever drawn, and at the table
 * would tell how much a player had to do while the card was open.
 */
export const Panel = ({ title, className, children }: PanelProps) => (
  <section className={classNames(classes.panel, className)} aria-label={title}>
    {title && <h2 className={classes.title}>{title}</h2>}
    {children}
  </section>
);
