import type { ShownArena } from '@moonrise/protocol';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import { Measured } from '../plots/measured.tsx';
import { useFigures } from '../use-figures.ts';

/** How much more often one player wins than another on the same cards. */
export function DifferencesPanel({ differences }: Pick<ShownArena, 'differences'>) {
  const t = useWords();
  const { points, pointsRange, tableName } = useFigures();
  const reach = Math.max(0.01, ...differences.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return (
    <Panel title={t('arena.differences')}>
      <p className={classes.note}>{t('arena.differencesHint')}</p>
      <WideTable
        label={t('arena.differences')}
        head={[t('arena.pairHead'), t('arena.points'), t('arena.certainty')]}
        className={classes.table}
      >
        {differences.map(({ one, other, isSignificant, points: value, low, high }) => (
          <tr key={`${one} ${other}`}>
            <th scope="row">{t('arena.pair', { one, other })}</th>
            <td>
              <Measured
                figure={points(value)}
                range={pointsRange(low, high)}
                bar={{ value, low, high, from: -reach, to: reach, isClear: isSignificant }}
              />
            </td>
            <td>{t(isSignificant ? 'arena.significant' : 'arena.notClear')}</td>
          </tr>
        ))}
      </WideTable>
      <Fold label={t('arena.byTable')}>
        <WideTable
          label={t('arena.byTable')}
          head={[t('arena.pairHead'), t('arena.table'), t('arena.points')]}
          className={classes.table}
        >
          {differences.flatMap(({ one, other, tables }) =>
            Object.entries(tables).map(([table, at]) => (
              <tr key={`${one} ${other} ${table}`}>
                <th scope="row">{t('arena.pair', { one, other })}</th>
                <td>{tableName(table)}</td>
                <td>
                  {at ? points(at.points) : '–'} {at && <small>{pointsRange(at.low, at.high)}</small>}
                </td>
              </tr>
            )),
          )}
        </WideTable>
      </Fold>
    </Panel>
  );
}
