import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Names and values, one pair per line. A third text is the variable that sets the value. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode, string?])[] }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value, variable]) => (
      <div key={variable ?? name}>
        <dt>
          {name}
          {variable && <code>{variable}</code>}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
