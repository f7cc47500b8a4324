import type { AdminAnswer, AdminFigure } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { Choice } from '../../../shared/ui/controls/fields.tsx';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAnswer } from '../../client/use-answer.ts';
import { Empty } from '../../parts/notes.tsx';
import { Section } from '../../parts/section.tsx';
import tables from '../../parts/table.module.css';
import { LinePlot } from '../../plots/line-plot.tsx';
import { ticksIn } from '../../plots/scale.ts';
import type { Formats } from '../../words/formats.ts';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import classes from './figures-section.module.css';

type Figures = AdminAnswer<'GET /figures'>;
interface PlotSpec {
  readonly id: 'people' | 'tables' | 'requests' | 'ack' | 'lag' | 'memory' | 'storage';
  readonly figures: readonly AdminFigure[];
  readonly unit: keyof Pick<Formats, 'number' | 'bytes' | 'ms'>;
}
const plots: readonly PlotSpec[] = [
  { id: 'people', figures: ['connections'], unit: 'number' },
  { id: 'tables', figures: ['rooms', 'games'], unit: 'number' },
  { id: 'ack', figures: ['ack_p50_ms', 'ack_p95_ms', 'ack_p99_ms'], unit: 'ms' },
  { id: 'requests', figures: ['requests', 'refusals'], unit: 'number' },
  { id: 'lag', figures: ['lag_ms'], unit: 'ms' },
  { id: 'memory', figures: ['memory_bytes'], unit: 'bytes' },
  { id: 'storage', figures: ['storage_bytes'], unit: 'bytes' },
];
const HOURS = ['1', '6', '24'] as const;
const EVERY_MS = 30_000;
const ROWS = 13; // of the table

/** Figures of the last hours. */
export function FiguresSection() {
  const { t, span } = useAdminWords();
  const [hours, setHours] = useState<(typeof HOURS)[number]>('1');
  const loaded = useAnswer('GET /figures', EVERY_MS, { hours });
  const filter = (
    <Choice
      label={t('figures.period')}
      options={HOURS.map((id) => ({ id, name: span(60 * Number(id)) }))}
      value={hours}
      onChange={setHours}
    />
  );
  return (
    <Section title={t('section.figures')} lead={t('figures.lead')} loaded={loaded} filters={filter}>
      {(figures) =>
        figures.at.length === 0 ? (
          <Empty>{t('figures.none')}</Empty>
        ) : (
          <div className={classes.plots}>
            {plots.map((spec) => (
              <FigurePanel key={spec.id} spec={spec} figures={figures} />
            ))}
          </div>
        )
      }
    </Section>
  );
}

interface FigurePanelProps {
  readonly spec: PlotSpec;
  readonly figures: Figures;
}
function FigurePanel({ spec: { id, figures: names, unit }, figures: { at, series } }: FigurePanelProps) {
  const { t, time, ...formats } = useAdminWords();
  const format = formats[unit];
  const lines = names.map((figure) => ({ name: t(`figure.${figure}`), values: series[figure] }));
  return (
    <Panel title={t(`figures.${id}`)}>
      <LinePlot label={t(`figures.${id}`)} at={at} lines={lines} format={format} />
      <Fold label={t('figures.asTable')}>
        <WideTable
          label={t(`figures.${id}`)}
          head={[t('figures.time'), ...lines.map(({ name }) => name)]}
          className={tables.table}
        >
          {ticksIn(at.length, ROWS)
            .toReversed()
            .map((i) => (
              <tr key={i}>
                <th scope="row">{time(at[i] ?? 0)}</th>
                {lines.map(({ name, values }) => (
                  <td key={name}>{values[i] == null ? '–' : format(values[i])}</td>
                ))}
              </tr>
            ))}
        </WideTable>
      </Fold>
    </Panel>
  );
}
