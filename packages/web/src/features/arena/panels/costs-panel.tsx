import type { ShownArena } from '@moonrise/protocol';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import { useFigures } from '../use-figures.ts';

const COLUMNS = ['questions', 'fallbacks', 'failures', 'tokensIn', 'cached', 'tokensOut', 'median', 'cost'] as const;

/** What the questions to models and programs took. Nothing is drawn if all players are bots. */
export function CostsPanel({ results: { players, measured } }: { readonly results: ShownArena }) {
  const t = useWords();
  const { count, dollars } = useFigures();
  const asked = players.filter(({ kind }) => kind !== 'bot');
  if (asked.length === 0) return null;
  return (
    <Panel title={t('arena.costs')} className={classes.across}>
      <WideTable
        label={t('arena.costs')}
        head={[t('arena.player'), ...COLUMNS.map((name) => t(`arena.${name}`))]}
        className={classes.table}
      >
        {asked.map(({ name, usage, usd }) => {
          const latency = measured.latency[name];
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count(usage.questions)}</td>
              <td>{count(usage.fallbacks)}</td>
              <td>{count(usage.failures)}</td>
              <td>{count(usage.tokens_input)}</td>
              <td>{count(usage.tokens_cached)}</td>
              <td>{count(usage.tokens_output)}</td>
              <td>{latency ? t('arena.seconds', { n: count(latency.median / 1000) }) : '–'}</td>
              <td>{dollars(usd)}</td>
            </tr>
          );
        })}
      </WideTable>
    </Panel>
  );
}
