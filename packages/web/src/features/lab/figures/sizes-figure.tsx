import type { Sample } from '@moonrise/lab/figures';
import { type Side, sidesIn, sideWords } from '../../../shared/lab/sides.ts';
import { useStudy } from '../../../shared/lab/use-study.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import legends from '../../../shared/ui/data/legend.module.css';
import { useWords } from '../../../shared/words/use-words.tsx';
import { experimentOf, type LabSet, sizesOf } from '../lab-set.ts';
import { SizesPlot } from '../plots/sizes-plot.tsx';
import { DataTable } from './data-table.tsx';
import classes from './study-figure.module.css';
import { type FigureProps, StudyFigure } from './study-figure.tsx';

const ENOUGH = 300; // games of each size

/** The default deck of a rule set with these options, for each number of players. */
export const sizeSets = (set: LabSet, sizes: readonly number[]): LabSet[] =>
  sizes.map((players) => ({ ...set, players, deck: undefined }));

export function SizesFigure({ rules, set, bots, isSeen }: FigureProps) {
  const t = useWords();
  const sizes = sizesOf(rules.decks);
  const experiments = sizeSets(set, sizes).map((one) => experimentOf(one, bots));
  const { samples, hasFailed } = useStudy(experiments, ({ games }) => games >= ENOUGH, isSeen);
  const sidesOf = ({ tally }: Sample): Side[] => (tally ? sidesIn(rules, tally, t) : []);
  return (
    <StudyFigure title={t('lab.sizesTitle')} samples={samples} hasFailed={hasFailed} bots={bots}>
      {() => {
        const points = samples.map((sample, i) => ({ size: sizes[i] ?? 0, sides: sidesOf(sample) }));
        const teams = rules.teams.filter(({ id }) => points.some(({ sides }) => sides.some(({ team }) => team === id)));
        return (
          <>
            <SizesPlot label={t('lab.sizesTitle')} points={points} teams={teams.map(({ id }) => id)} />
            <ul className={classNames(legends.legend, classes.legend)}>
              {teams.map(({ id, name }) => (
                <li key={id} data-look={rules.teams.findIndex((team) => team.id === id)}>
                  {name}
                </li>
              ))}
            </ul>
            <DataTable
              head={[t('lab.players'), ...teams.map(({ name }) => name)]}
              rows={points.map(({ size, sides }) => [
                String(size),
                ...teams.map(({ id }) => {
                  const side = sides.find(({ team }) => team === id);
                  return side ? sideWords({ ...side, name: '' }, t).trim() : '–';
                }),
              ])}
            />
          </>
        );
      }}
    </StudyFigure>
  );
}
