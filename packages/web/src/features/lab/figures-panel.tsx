import { type ComponentType, useReducer, useState } from 'react';
import { useIsSeen } from '../../shared/device/use-is-seen.ts';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { ExportButtons } from './export/export-buttons.tsx';
import { LengthFigure } from './figures/length-figure.tsx';
import { RolesFigure } from './figures/roles-figure.tsx';
import { SidesDifference } from './figures/sides-difference.tsx';
import { SidesFigure } from './figures/sides-figure.tsx';
import { SizesFigure } from './figures/sizes-figure.tsx';
import type { FigureProps } from './figures/study-figure.tsx';
import classes from './lab-page.module.css';
import type { BotKind, LabSet } from './lab-set.ts';

const figures = { sides: SidesFigure, roles: RolesFigure, length: LengthFigure, sizes: SizesFigure } as const;
type FigureName = keyof typeof figures;
const names = Object.keys(figures) as FigureName[];

export interface NamedSet {
  readonly name: string;
  readonly rules: RulesEntry;
  readonly set: LabSet;
}
interface FiguresPanelProps {
  readonly sets: readonly NamedSet[];
  readonly bots: BotKind;
}

/** One figure at a time, for each set. Games are simulated only for the visible one. */
export function FiguresPanel({ sets, bots }: FiguresPanelProps) {
  const t = useWords();
  const [shown, setShown] = useState<FigureName>('sides');
  const [part, setPart] = useState<HTMLElement | null>(null);
  const isSeen = useIsSeen(part);
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [one, other] = sets;
  const Shown: ComponentType<FigureProps> = figures[shown];
  return (
    <Panel title={t('lab.figures')} {...(classes.figures && { className: classes.figures })}>
      <Tabs
        label={t('lab.figures')}
        tabs={names.map((id) => ({ id, name: t(`lab.${id}`) }))}
        selected={shown}
        onSelect={setShown}
      >
        <div ref={setPart} className={classes.sets}>
          {sets.map(({ name, rules, set }) => (
            <div key={name} className={classes.set} data-testid="figure">
              {sets.length > 1 && <p className={classes.letter}>{name}</p>}
              <Shown rules={rules} set={set} bots={bots} isSeen={isSeen} onNews={redraw} />
            </div>
          ))}
        </div>
        {shown === 'sides' && one && other && one.set.rules === other.set.rules && (
          <SidesDifference rules={one.rules} sets={[one.set, other.set]} bots={bots} />
        )}
      </Tabs>
      <ExportButtons sets={sets} bots={bots} />
    </Panel>
  );
}
