import { useState } from 'react';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { Tabs } from '../../../shared/ui/layout/tabs.tsx';
import { useSpeech, useWords } from '../../../shared/words/use-words.tsx';
import { type ContestFigure, type ContestTeam, FIGURES, type FigureTab } from '../model/answers.ts';
import tables from './contest-table.module.css';
import classes from './figures-panel.module.css';
import { usePercent } from './rate-cell.tsx';

const TABS = Object.keys(FIGURES) as FigureTab[];
const AGAINST_CHANCE: readonly FigureTab[] = ['targeting', 'accuracy'];

/** How the teams play, counted from the logs; one group of figures at a time. */
export function ContestFiguresPanel({ teams }: { readonly teams: readonly ContestTeam[] }) {
  const t = useWords();
  const [tab, setTab] = useState<FigureTab>('targeting');
  const figures = FIGURES[tab].filter((name) => teams.some((team) => team.figures[name].of > 0)); // no empty columns
  return (
    <Panel title={t('contest.figures')}>
      <Tabs
        label={t('contest.figures')}
        tabs={TABS.map((id) => ({ id, name: t(`contest.${id}`) }))}
        selected={tab}
        onSelect={setTab}
      >
        <p className={classes.note}>{t(`contest.${tab}Explained`)}</p>
        <WideTable
          className={tables.table}
          label={t(`contest.${tab}`)}
          head={[t('contest.team'), ...figures.map((name) => t(`contest.figure.${name}`))]}
        >
          {teams.map(({ team, figures: values }) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              {figures.map((name) => (
                <td key={name}>
                  <FigureCell figure={values[name]} isAgainstChance={AGAINST_CHANCE.includes(tab)} />
                </td>
              ))}
            </tr>
          ))}
        </WideTable>
        <p className={classes.note}>{t('contest.figuresSource')}</p>
      </Tabs>
    </Panel>
  );
}

interface FigureCellProps {
  readonly figure: ContestFigure;
  readonly isAgainstChance: boolean;
}
function FigureCell({ figure: { count, of, ratio }, isAgainstChance }: FigureCellProps) {
  const { language } = useSpeech();
  const percent = usePercent();
  if (ratio === null) return <span className={classes.count}>–</span>;
  const number = (value: number, least: number, most: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);
  return (
    <span className={classes.figure}>
      <strong>{isAgainstChance ? number(ratio, 2, 2) : percent(ratio)}</strong>
      <span className={classes.count}>
        {number(count, 0, 0)} / {number(of, 0, 1)}
      </span>
    </span>
  );
}
