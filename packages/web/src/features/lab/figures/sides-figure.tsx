import { chanceOf, marginOf, type Tally } from '@moonrise/lab/figures';
import { useEffect } from 'react';
import { sidesIn } from '../../../shared/lab/sides.ts';
import { SidesBar } from '../../../shared/lab/sides-bar.tsx';
import { useStudy } from '../../../shared/lab/use-study.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { experimentOf } from '../lab-set.ts';
import classes from './study-figure.module.css';
import { type FigureProps, StudyFigure } from './study-figure.tsx';

const CLEAR = 0.02;
export const isClear = (tally: Tally): boolean => marginOf(tally) <= CLEAR;

/** Who wins how often, and how games end. */
export function SidesFigure({ rules, set, bots, isSeen, onNews }: FigureProps) {
  const t = useWords();
  const { samples, hasFailed } = useStudy([experimentOf(set, bots)], isClear, isSeen);
  const tally = samples[0]?.tally;
  const games = tally?.games ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again with each game
  useEffect(onNews, [games]);
  return (
    <StudyFigure title={t('lab.sidesTitle')} samples={samples} hasFailed={hasFailed} bots={bots}>
      {() =>
        tally && (
          <>
            <SidesBar sides={sidesIn(rules, tally, t)} />
            <h4>{t('lab.endsTitle')}</h4>
            <ul className={classes.ends}>
              {Object.entries(tally.ends)
                .sort(([, a], [, b]) => b - a)
                .map(([reason, games]) => (
                  <li key={reason}>
                    <span>{rules.words.ends[reason] ?? reason}</span>
                    <strong>{t('lab.percent', { n: Math.round(100 * chanceOf(games, tally.games).share) })}</strong>
                    <meter value={games / tally.games} aria-hidden="true" />
                  </li>
                ))}
            </ul>
          </>
        )
      }
    </StudyFigure>
  );
}
