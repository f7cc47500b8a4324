import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of paper on the sky. */
export function Panel({ title, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={[classes.panel, className].filter(Boolean).join(' ')} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
