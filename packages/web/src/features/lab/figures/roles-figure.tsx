import { chanceOf, type Difference, effectOf, type Sample, type Swap, type Tally } from '@moonrise/lab/figures';
import { marginPoints } from '../../../shared/lab/sides.ts';
import { useStudy } from '../../../shared/lab/use-study.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { experimentOf, labDeckOf } from '../lab-set.ts';
import { EffectBar } from '../plots/effect-bar.tsx';
import { plainExperiments, usePlainSwaps } from '../role-effects.ts';
import classes from './roles-figure.module.css';
import { type FigureProps, StudyFigure } from './study-figure.tsx';

const ENOUGH = 500; // games of the set, and of each swap

/** Survival and win rates of each role, and its effect on its side. */
export function RolesFigure({ rules, set, bots, isSeen }: FigureProps) {
  const t = useWords();
  const experiment = experimentOf(set, bots);
  const swaps = usePlainSwaps(experiment);
  const experiments = [experiment, ...plainExperiments(experiment, labDeckOf(set, rules), swaps)];
  const { samples, hasFailed } = useStudy(experiments, ({ games }) => games >= ENOUGH, isSeen);
  const [base, ...others] = samples;
  return (
    <StudyFigure title={t('lab.rolesTitle')} samples={samples} hasFailed={hasFailed} bots={bots}>
      {() => base?.tally && <RolesTable rules={rules} tally={base.tally} swaps={swaps} others={others} />}
    </StudyFigure>
  );
}

interface RolesTableProps {
  readonly rules: RulesEntry;
  readonly tally: Tally;
  readonly swaps: readonly Swap[];
  readonly others: readonly Sample[]; // one for each swap
}
function RolesTable({ rules, tally, swaps, others }: RolesTableProps) {
  const t = useWords();
  const percent = (hits: number, trials: number) =>
    t('lab.percent', { n: Math.round(100 * chanceOf(hits, trials).share) });
  return (
    <>
      <p className={classes.note}>{t('lab.rolesHint')}</p>
      <table className={classes.roles}>
        <thead>
          <tr>
            {(['lab.role', 'lab.survives', 'lab.wins', 'lab.effect'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(tally.roles).map(([id, { dealt, won, survived }]) => {
            const at = swaps.findIndex(({ out }) => out === id);
            const other = others[at]?.tally;
            const role = roleOf(rules, id);
            return (
              <tr key={id}>
                <th scope="row">
                  <span>
                    <Picture name={role?.picture ?? ''} size={26} />
                    {role?.name ?? id}
                  </span>
                </th>
                <td>{percent(survived, dealt)}</td>
                <td>{percent(won, dealt)}</td>
                <td>
                  {other && role ? (
                    <Effect
                      effect={effectOf(tally, other, role.team)}
                      against={roleOf(rules, swaps[at]?.into)?.name ?? ''}
                    />
                  ) : (
                    <small>{at < 0 ? t('lab.measure') : '…'}</small>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Effect({ effect, against }: { readonly effect: Difference; readonly against: string }) {
  const t = useWords();
  const n = Math.round(100 * effect.points);
  return (
    <span className={classes.effect}>
      <strong>
        {t('lab.points', { n: n > 0 ? `+${n}` : String(n).replace('-', '−'), margin: marginPoints(effect.margin) })}
      </strong>
      <EffectBar effect={effect} />
      <small>{t('lab.insteadOf', { role: against })}</small>
    </span>
  );
}
