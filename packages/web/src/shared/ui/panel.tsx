import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly level?: 2 | 3;
  readonly tone?: 'plain' | 'raised' | 'warning';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of paper on the sky. */
export function Panel({ title, level = 2, tone = 'plain', className, children }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={[classes.panel, classes[tone], className].filter(Boolean).join(' ')}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <Heading id={id} className={classes.title}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}
