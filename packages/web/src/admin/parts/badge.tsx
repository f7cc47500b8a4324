import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTone = 'plain' | 'good' | 'danger' | 'accent';

/** A short word on the state of something. */
export const Badge = ({ tone = 'plain', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
