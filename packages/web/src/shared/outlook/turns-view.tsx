import { type KeptGame, swingsOf } from '@moonrise/lab/figures';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { StoryCast } from '../story/views/story-cast.ts';
import legends from '../ui/data/legend.module.css';
import { useWords } from '../words/use-words.tsx';
import { ChancesPlot } from './chances-plot.tsx';
import classes from './outlook-view.module.css';
import { idsOf, marginAt, sidesOf } from './sides.ts';
import { useMomentWords } from './use-moment-words.ts';
import { AT_A_GLANCE, useOutlook } from './use-outlook.ts';

interface TurnsViewProps {
  readonly kept: KeptGame;
  readonly cast: StoryCast;
}

/** The chances of each side over a finished game, with its three turns. It is computed once it is looked at. */
export function TurnsView(props: TurnsViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setIsSeen(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.glance} data-testid="turns">
      {isSeen && <Turns {...props} />}
    </div>
  );
}

function Turns({ kept, cast }: TurnsViewProps) {
  const t = useWords();
  const { points, hasFailed } = useOutlook(kept, AT_A_GLANCE);
  const sides = useMemo(() => sidesOf(cast.rules, points, t), [cast.rules, points, t]);
  const swings = useMemo(() => swingsOf(points, idsOf(sides)), [points, sides]);
  const telling = useMomentWords(kept, cast);
  const last = kept.rows.length - 1;
  const first = points.find(({ isTurn }) => isTurn);
  if (hasFailed) return <p>{t('turns.failed')}</p>;
  if (!first) return <p role="status">{t('turns.first')}</p>;
  return (
    <div className={classes.outlook}>
      <ul className={legends.legend}>
        {sides.map(({ id, name, look }) => (
          <li key={id}>
            <svg className={classes.swatch} viewBox="0 0 24 8" aria-hidden="true">
              <line x1="0" x2="24" y1="4" y2="4" className={classes.line} data-look={look} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <ChancesPlot points={points} sides={sides} swings={swings} row={last} last={last} titleOf={telling.title} />
      <ol className={classes.turns}>
        {swings.map((swing) => (
          <li key={swing.row}>{telling.swing(swing, sides)}</li>
        ))}
      </ol>
      <p className={classes.note}>{t('turns.over', { n: first.games, margin: marginAt(first) })}</p>
    </div>
  );
}
