import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import type { ShownPlayer } from '../fetch-arenas.ts';
import { Measured } from '../plots/measured.tsx';
import { useFigures } from '../use-figures.ts';

/** One rating for each player, the strongest first. */
export function RatingsPanel({ players }: { readonly players: readonly ShownPlayer[] }) {
  const t = useWords();
  const { elo, elos } = useFigures();
  const reach = Math.max(
    1,
    ...players.flatMap(({ rating }) => (rating ? [Math.abs(rating.low), Math.abs(rating.high)] : [])),
  );
  return (
    <Panel title={t('arena.ratings')}>
      <p className={classes.note}>{t('arena.ratingsHint')}</p>
      <WideTable label={t('arena.ratings')} head={[t('arena.player'), t('arena.rating')]} className={classes.table}>
        {players.map(({ name, kind, rating }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <p className={classes.note}>{t(`arena.kind.${kind}`)}</p>
            </th>
            <td>
              {rating ? (
                <Measured
                  figure={elo(rating.elo)}
                  range={elos(rating.low, rating.high)}
                  bar={{ value: rating.elo, low: rating.low, high: rating.high, from: -reach, to: reach }}
                />
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </WideTable>
    </Panel>
  );
}
