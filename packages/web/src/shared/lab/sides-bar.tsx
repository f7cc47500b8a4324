import type { CSSProperties } from 'react';
import { classNames } from '../ui/class-names.ts';
import legends from '../ui/data/legend.module.css';
import { useWords } from '../words/use-words.tsx';
import { type Side, sideWords } from './sides.ts';
import classes from './sides-bar.module.css';

/** The win rates of the sides: a divided bar, and figures below it. */
export function SidesBar({ sides }: { readonly sides: readonly Side[] }) {
  const t = useWords();
  const [first] = sides;
  return (
    <div className={classes.sides}>
      <div className={classes.bar} aria-hidden="true">
        {sides.map(({ team, middle, look }) => (
          <span key={team} className={classes.part} data-look={look % 4} style={{ flexGrow: middle }} />
        ))}
        {first && <span className={classes.doubt} style={reach(first)} />}
      </div>
      <ul className={classNames(legends.legend, classes.figures)}>
        {sides.map((side) => (
          <li key={side.team}>
            <span className={classes.swatch} data-look={side.look % 4} aria-hidden="true" />
            {sideWords(side, t)}
          </li>
        ))}
      </ul>
    </div>
  );
}
/** The confidence interval around the border of the first side. */
const reach = ({ middle, margin }: Side): CSSProperties => ({
  insetInlineStart: `${100 * (middle - margin)}%`,
  inlineSize: `${200 * margin}%`,
});
