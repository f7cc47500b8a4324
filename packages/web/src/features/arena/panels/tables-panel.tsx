import type { ShownArena } from '@moonrise/protocol';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import { Won } from '../plots/measured.tsx';
import { useFigures } from '../use-figures.ts';

/** How often the village wins at each table, and between each two players. */
export function TablesPanel({ tables }: Pick<ShownArena, 'tables'>) {
  const t = useWords();
  const { tableName, count } = useFigures();
  return (
    <Panel title={t('arena.tables')}>
      <p className={classes.note}>{t('arena.tablesHint')}</p>
      <WideTable
        label={t('arena.tables')}
        head={[t('arena.table'), t('arena.gamesHead'), t('arena.villageWins')]}
        className={classes.table}
      >
        {tables.map(({ name, games, village }) => (
          <tr key={name}>
            <th scope="row">{tableName(name)}</th>
            <td>{count(games)}</td>
            <td>
              <Won share={village} />
            </td>
          </tr>
        ))}
      </WideTable>
      {tables
        .filter(({ matches }) => matches.length > 0)
        .map(({ name, matches }) => (
          <Fold key={name} label={t('arena.matchesAt', { table: tableName(name) })}>
            <p className={classes.note}>{t('arena.matchesHint')}</p>
            <WideTable
              label={t('arena.matchesAt', { table: tableName(name) })}
              head={[t('arena.pairHead'), t('arena.gamesHead'), t('arena.villageWins')]}
              className={classes.table}
            >
              {matches.map(({ village, wolves, won }) => (
                <tr key={`${village} ${wolves}`}>
                  <th scope="row" className={classes.under}>
                    {t('arena.match', { village, wolves })}
                  </th>
                  <td>{count(won.games)}</td>
                  <td>
                    <Won share={won} />
                  </td>
                </tr>
              ))}
            </WideTable>
          </Fold>
        ))}
    </Panel>
  );
}
