import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { ContestSchedule } from '../model/answers.ts';
import tables from './contest-table.module.css';
import { HouseMark } from './house-mark.tsx';
import classes from './plan-panel.module.css';
import { RoleName } from './standings-panel.tsx';

interface PlanPanelProps {
  readonly plan: ContestSchedule;
  readonly roles: readonly string[];
  readonly rules: string;
}

/** The progress of the schedule, and how often each team has played each role. */
export function PlanPanel({ plan: { planned, played, left, teams }, roles, rules }: PlanPanelProps) {
  const t = useWords();
  const head = [t('contest.team'), ...roles.map((role) => <RoleName key={role} role={role} rules={rules} />)];
  const sentence = t('contest.planned', { planned, played, left });
  return (
    <Panel title={t('contest.plan')}>
      <p>{sentence}</p>
      <progress className={classes.bar} value={played} max={Math.max(1, planned)} aria-label={sentence} />
      <WideTable className={tables.table} label={t('contest.plan')} head={head}>
        {teams.map(({ team, house, by_role }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team's index never changes, and not all have a name yet
          <tr key={i}>
            <th scope="row">
              {team ?? <span className={classes.unseen}>{t('contest.notSeen')}</span>}
              {house && <HouseMark />}
            </th>
            {roles.map((role) => (
              <td key={role}>
                {by_role[role]?.played ?? 0} / {by_role[role]?.planned ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </WideTable>
      <p className={classes.unseen}>{t('contest.planExplained')}</p>
    </Panel>
  );
}
