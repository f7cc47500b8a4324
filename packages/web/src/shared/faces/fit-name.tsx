import type { CSSProperties } from 'react';
import classes from './fit-name.module.css';

/** A name in a narrow place, small enough for its longest word, so that no word is broken. */
export function FitName({ name }: { readonly name: string }) {
  return (
    <span className={classes.place}>
      <span className={classes.name} style={{ '--letters': longestWord(name) } as CSSProperties}>
        {name}
      </span>
    </span>
  );
}

/** In average letter widths. */
const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/\s+/).map((word) => [...word].length + WIDE_MORE * (word.match(/[mw]/gi)?.length ?? 0)));
const WIDE_MORE = 0.45;
