import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import type { ShownPlayer } from '../fetch-arenas.ts';
import { Won } from '../plots/measured.tsx';
import { useFigures } from '../use-figures.ts';

/** How often each player wins with each role, a table for each rule set. */
export function RolesPanel({ players }: { readonly players: readonly ShownPlayer[] }) {
  const t = useWords();
  const { rulesName, roleName } = useFigures();
  const ruleSets = [...new Set(players.flatMap(({ roles }) => Object.keys(roles)))].sort();
  return (
    <Panel title={t('arena.roles')}>
      {ruleSets.map((rules) => {
        const roles = [...new Set(players.flatMap((player) => Object.keys(player.roles[rules] ?? {})))].sort();
        const head = [t('arena.role'), ...players.map(({ name }) => name)];
        return (
          <Fold key={rules} label={rulesName(rules)}>
            <WideTable label={t('arena.rolesOf', { rules: rulesName(rules) })} head={head} className={classes.table}>
              {roles.map((role) => (
                <tr key={role}>
                  <th scope="row">{roleName(rules, role)}</th>
                  {players.map((player) => {
                    const share = player.roles[rules]?.[role];
                    return <td key={player.name}>{share ? <Won share={share} /> : '–'}</td>;
                  })}
                </tr>
              ))}
            </WideTable>
          </Fold>
        );
      })}
    </Panel>
  );
}
