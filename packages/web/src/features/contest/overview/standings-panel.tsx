import { Picture } from '../../../shared/ui/data/picture.tsx';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useSpeech, useWords } from '../../../shared/words/use-words.tsx';
import type { ContestStandings, WinRate } from '../model/answers.ts';
import { useContestNames } from '../use-contest-names.ts';
import tables from './contest-table.module.css';
import { HouseMark } from './house-mark.tsx';
import { RateCell, usePercent } from './rate-cell.tsx';
import classes from './standings-panel.module.css';

interface StandingsPanelProps {
  readonly standings: ContestStandings;
  readonly rules: string;
}

export function StandingsPanel({ standings, rules }: StandingsPanelProps) {
  const t = useWords();
  const { teams } = standings;
  return (
    <Panel title={t('contest.standings')}>
      {teams.length === 0 ? (
        <p className={classes.note}>{t('contest.noStandings')}</p>
      ) : (
        <>
          <TeamTable standings={standings} rules={rules} />
          <p className={classes.note}>{t('contest.explained')}</p>
          {standings.house.length > 0 && <p className={classes.note}>{t('contest.houseExplained')}</p>}
          <h3 className={classes.heading}>{t('contest.byRole')}</h3>
          <RoleTable standings={standings} rules={rules} />
        </>
      )}
    </Panel>
  );
}

function TeamTable({ standings: { teams, house, roles }, rules }: StandingsPanelProps) {
  const { t, language } = useSpeech();
  const { roleOf } = useContestNames(rules);
  const neverDrawn = (rates: Readonly<Record<string, WinRate>>) =>
    roles.filter((role) => !rates[role]?.games).map((role) => roleOf(role).name);
  const percent = usePercent();
  const head = ['team', 'macro', 'micro', 'weighted', 'unanswered', 'dropped'] as const;
  return (
    <WideTable className={tables.table} label={t('contest.standings')} head={head.map((name) => t(`contest.${name}`))}>
      {[...teams, ...house].map(
        ({ team, games, wins, macro, macro_low, macro_high, micro, weighted_micro, errors, by_role }, i) => (
          <tr key={team}>
            <th scope="row">
              {team}
              {i >= teams.length && <HouseMark />}
            </th>
            <td>
              <RateCell rate={{ games, wins, rate: macro, low: macro_low, high: macro_high }} />
              {neverDrawn(by_role).length > 0 && (
                <p className={classes.note}>
                  {t('contest.neverDrew', { roles: new Intl.ListFormat(language).format(neverDrawn(by_role)) })}
                </p>
              )}
            </td>
            <td>{percent(micro)}</td>
            <td>{percent(weighted_micro)}</td>
            <td>{percent(errors.rate)}</td>
            <td>{errors.dropped}</td>
          </tr>
        ),
      )}
    </WideTable>
  );
}

function RoleTable({ standings: { teams, roles, by_role }, rules }: StandingsPanelProps) {
  const t = useWords();
  const head = [t('contest.team'), ...roles.map((role) => <RoleName key={role} role={role} rules={rules} />)];
  const cells = (rates: Readonly<Record<string, WinRate>>) =>
    roles.map((role) => <td key={role}>{rates[role] && <RateCell rate={rates[role]} />}</td>);
  return (
    <WideTable className={tables.table} label={t('contest.byRole')} head={head}>
      <tr>
        <th scope="row">{t('contest.everybody')}</th>
        {cells(by_role)}
      </tr>
      {teams.map(({ team, by_role }) => (
        <tr key={team}>
          <th scope="row">{team}</th>
          {cells(by_role)}
        </tr>
      ))}
    </WideTable>
  );
}

export function RoleName({ role, rules }: { readonly role: string; readonly rules: string }) {
  const { name, picture } = useContestNames(rules).roleOf(role);
  return (
    <span className={classes.role}>
      {picture && <Picture name={picture} size={22} />}
      {name}
    </span>
  );
}
