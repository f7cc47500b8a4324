import type { Sample } from '@moonrise/lab/figures';
import type { ReactNode } from 'react';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { BotKind, LabSet } from '../lab-set.ts';
import classes from './study-figure.module.css';

/** The input of every figure. */
export interface FigureProps {
  readonly rules: RulesEntry;
  readonly set: LabSet;
  readonly bots: BotKind;
  readonly isSeen: boolean;
  readonly onNews: () => void; // more games have been played
}

interface FrameProps {
  readonly title: string;
  readonly samples: readonly Sample[];
  readonly hasFailed: boolean;
  readonly bots: BotKind;
  readonly children: () => ReactNode; // when there is data
}

/** A plot with its title, its number of games and the kind of bots. */
export function StudyFigure({ title, samples, hasFailed, bots, children }: FrameProps) {
  const t = useWords();
  const refusal = samples.find((sample) => sample.refusal)?.refusal;
  const games = samples.map(({ tally }) => tally?.games ?? 0);
  const fewest = Math.min(...games);
  const over = t(games.length > 1 ? 'lab.overEach' : 'lab.over', { n: fewest, bots: t(`lab.players.${bots}`) });
  return (
    <figure className={classes.figure}>
      <figcaption>
        <h3>{title}</h3>
        {!refusal && fewest > 0 && <p className={classes.note}>{over}</p>}
      </figcaption>
      {hasFailed && <p role="alert">{t('lab.failed')}</p>}
      {refusal && <p role="status">{t(`errors.${refusal.code}`)}</p>}
      {!refusal && fewest === 0 && !hasFailed && <p className={classes.note}>{t('lab.waiting')}</p>}
      {!refusal && fewest > 0 && children()}
    </figure>
  );
}
