import type { ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  readonly label: ReactNode;
  readonly isOpen?: boolean; // at first
  readonly children: ReactNode;
}

export const Fold = ({ label, isOpen = false, children }: FoldProps) => (
  <details className={classes.fold} open={isOpen}>
    <summary>{label}</summary>
    {children}
  </details>
);
