import { chanceOf } from '@moonrise/lab/figures';
import { useStudy } from '../../../shared/lab/use-study.ts';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import { experimentOf } from '../lab-set.ts';
import { ColumnPlot } from '../plots/column-plot.tsx';
import { DataTable } from './data-table.tsx';
import { isClear } from './sides-figure.tsx';
import classes from './study-figure.module.css';
import { type FigureProps, StudyFigure } from './study-figure.tsx';

/** How many rounds games take. */
export function LengthFigure({ set, bots, isSeen }: FigureProps) {
  const { t, language } = useSpeech();
  const { samples, hasFailed } = useStudy([experimentOf(set, bots)], isClear, isSeen);
  const tally = samples[0]?.tally;
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <StudyFigure title={t('lab.lengthTitle')} samples={samples} hasFailed={hasFailed} bots={bots}>
      {() => {
        if (!tally) return null;
        const { sum, max } = tally.rounds;
        const mean = t('lab.mean', { n: decimal.format(sum / tally.games), max });
        const columns = Array.from({ length: max }, (_, i) => ({
          name: String(i + 1),
          chance: chanceOf(tally.lengths[i + 1] ?? 0, tally.games),
        }));
        const percent = (share: number) => t('lab.percent', { n: Math.round(100 * share) });
        return (
          <>
            <p className={classes.lead}>{mean}</p>
            <ColumnPlot label={mean} columns={columns} percent={percent} />
            <DataTable
              head={[t('lab.rounds'), t('lab.share'), '']}
              rows={columns.map(({ name, chance }) => [name, String(chance.hits), percent(chance.share)])}
            />
          </>
        );
      }}
    </StudyFigure>
  );
}
