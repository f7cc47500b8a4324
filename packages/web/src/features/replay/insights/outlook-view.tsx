import { type KeptGame, type Point, shareAt, swingsOf } from '@moonrise/lab/figures';
import { useMemo } from 'react';
import { ChancesPlot } from '../../../shared/outlook/chances-plot.tsx';
import classes from '../../../shared/outlook/outlook-view.module.css';
import { idsOf, marginAt, type NamedSides, sidesOf } from '../../../shared/outlook/sides.ts';
import { useMomentWords } from '../../../shared/outlook/use-moment-words.ts';
import { useOutlook } from '../../../shared/outlook/use-outlook.ts';
import { momentAt } from '../../../shared/story/log/moments.ts';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import legends from '../../../shared/ui/data/legend.module.css';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Replay } from '../use-replay.ts';
import { ChancesTable } from './chances-table.tsx';

interface OutlookViewProps {
  readonly kept: KeptGame;
  readonly replay: Replay;
  readonly cast: StoryCast;
}

/** The chances of each side over the whole game, and the moments that changed them most. */
export function OutlookView({ kept, replay, cast }: OutlookViewProps) {
  const t = useWords();
  const { points, share, hasFailed } = useOutlook(kept);
  const { rules } = cast;
  const sides = useMemo(() => sidesOf(rules, points, t), [rules, points, t]);
  const swings = useMemo(() => swingsOf(points, idsOf(sides)), [points, sides]);
  const telling = useMomentWords(kept, cast);
  const go = (row: number) => replay.go(momentAt(replay.watched, row));
  if (hasFailed) return <p>{t('turns.failed')}</p>;
  const now = points.findLast(({ row, isTurn }) => isTurn && row <= replay.row);
  return (
    <div className={classes.outlook}>
      {now && (
        <>
          <Figures sides={sides} point={now} />
          <ChancesPlot
            points={points}
            sides={sides}
            swings={swings}
            row={replay.row}
            last={kept.rows.length - 1}
            titleOf={telling.title}
            onRow={go}
          />
          <ol className={classes.swings} data-testid="swings">
            {swings.map((swing) => (
              <li key={swing.row}>
                <Button icon="arrow-right" onClick={() => go(swing.row)}>
                  {telling.swing(swing, sides)}
                </Button>
              </li>
            ))}
          </ol>
          {swings.length === 0 && <p>{t('turns.none')}</p>}
        </>
      )}
      <p role="status" className={classes.note}>
        {now ? t('turns.over', { n: now.games, margin: marginAt(now) }) : t('turns.first')}
      </p>
      {share < 1 && <p className={classes.note}>{t('turns.refining', { n: Math.floor(100 * share) })}</p>}
      {now && <ChancesTable points={points} sides={sides} titleOf={telling.title} />}
    </div>
  );
}
function Figures({ sides, point }: { readonly sides: NamedSides; readonly point: Point }) {
  const t = useWords();
  return (
    <ul className={legends.legend}>
      {sides.map(({ id, name, look }) => (
        <li key={id}>
          <svg className={classes.swatch} viewBox="0 0 24 8" aria-hidden="true">
            <line x1="0" x2="24" y1="4" y2="4" className={classes.line} data-look={look} />
          </svg>
          {t('turns.now', { side: name, n: Math.round(100 * shareAt(point, id)) })}
        </li>
      ))}
    </ul>
  );
}
