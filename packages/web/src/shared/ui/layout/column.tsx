import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './column.module.css';

/** Panels below each other. */
export const Column = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => <div className={classNames(classes.column, className)}>{children}</div>;
