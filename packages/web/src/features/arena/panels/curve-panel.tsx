import type { ShownArena } from '@moonrise/protocol';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import { SettlingPlot } from '../plots/settling-plot.tsx';
import { useFigures } from '../use-figures.ts';

/** How the share of games won settles as more deals are played: one curve for each player. */
export function CurvePanel({ curve, players }: Pick<ShownArena, 'curve' | 'players'>) {
  const t = useWords();
  const { percent, count } = useFigures();
  const names = players.map(({ name }) => name);
  return (
    <Panel title={t('arena.curve')} className={classes.across}>
      <p className={classes.note}>{t('arena.curveHint', { n: curve.at(-1)?.deals ?? 0 })}</p>
      <div className={classes.settling}>
        {names.map((name) => {
          const points = curve.flatMap(({ deals, players: of }) => {
            const share = of[name];
            return share && share.games > 0 ? [{ at: deals, ...share }] : [];
          });
          return (
            <div key={name}>
              <p>
                <strong>{name}</strong>
                <span>{percent(points.at(-1)?.share ?? 0)}</span>
              </p>
              <SettlingPlot points={points} />
            </div>
          );
        })}
      </div>
      <Fold label={t('arena.asTable')}>
        <WideTable label={t('arena.curve')} head={[t('arena.dealsHead'), ...names]} className={classes.table}>
          {curve.map(({ deals, players: of }) => (
            <tr key={deals}>
              <th scope="row">{count(deals)}</th>
              {names.map((name) => (
                <td key={name}>{of[name] ? percent(of[name].share) : '–'}</td>
              ))}
            </tr>
          ))}
        </WideTable>
      </Fold>
    </Panel>
  );
}
