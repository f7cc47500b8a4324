import { chanceOf, type Difference, effectOf, type Tally } from '@moonrise/lab/figures';
import { marginPoints } from '../../../shared/lab/sides.ts';
import { knownTally } from '../../../shared/lab/use-study.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { experimentOf } from '../lab-set.ts';
import { EffectBar } from '../plots/effect-bar.tsx';
import classes from './sides-difference.module.css';
import type { FigureProps } from './study-figure.tsx';

interface SidesDifferenceProps {
  readonly rules: RulesEntry;
  readonly sets: readonly [FigureProps['set'], FigureProps['set']];
  readonly bots: FigureProps['bots'];
}

/** How much more often each side wins with the first set than with the second, with its 95 % interval. */
export function SidesDifference({ rules, sets: [first, second], bots }: SidesDifferenceProps) {
  const t = useWords();
  const one = knownTally(experimentOf(first, bots));
  const other = knownTally(experimentOf(second, bots));
  if (!one || !other) return null;
  const sides = rules.teams.filter(({ id }) => hasWon(one, id) || hasWon(other, id));
  return (
    <div className={classes.difference} data-testid="difference">
      <h3>{t('lab.difference')}</h3>
      <p className={classes.note}>{t('lab.differenceHint')}</p>
      <ul>
        {sides.map(({ id, name }) => (
          <SideRow key={id} name={name} effect={effectOf(one, other, id)} />
        ))}
      </ul>
    </div>
  );
}

function SideRow({ name, effect }: { readonly name: string; readonly effect: Difference }) {
  const t = useWords();
  const n = Math.round(100 * effect.points);
  const value = t('lab.points', {
    n: n > 0 ? `+${n}` : String(n).replace('-', '−'),
    margin: marginPoints(effect.margin),
  });
  const isClear = Math.abs(effect.points) > effect.margin;
  return (
    <li>
      <strong>{t('common.pair', { label: name, value })}</strong>
      <EffectBar effect={effect} />
      <span className={classes.note}>{t(isClear ? 'lab.differs' : 'lab.mayBeChance')}</span>
    </li>
  );
}
const hasWon = ({ wins, games }: Tally, team: string): boolean => chanceOf(wins[team] ?? 0, games).hits > 0;
