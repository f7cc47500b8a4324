import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import type { ShownPlayer } from '../fetch-arenas.ts';
import { Won } from '../plots/measured.tsx';

/** How often each player wins on either side. */
export function RatesPanel({ players }: { readonly players: readonly ShownPlayer[] }) {
  const t = useWords();
  return (
    <Panel title={t('arena.rates')}>
      <p className={classes.note}>{t('arena.ratesHint')}</p>
      <WideTable
        label={t('arena.rates')}
        head={[t('arena.player'), t('arena.village'), t('arena.wolves')]}
        className={classes.table}
      >
        {players.map(({ name, sides }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Won share={sides.village} />
            </td>
            <td>
              <Won share={sides.wolves} />
            </td>
          </tr>
        ))}
      </WideTable>
    </Panel>
  );
}
