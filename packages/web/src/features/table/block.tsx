import type { ReactNode } from 'react';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import classes from './block.module.css';

/** A panel of the table: on small phones it leaves more room for its content. */
export const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Panel title={title} className={classes.block}>
    {children}
  </Panel>
);
