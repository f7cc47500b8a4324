import type { AdminAnswer } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice } from '../../../shared/ui/controls/fields.tsx';
import { useList } from '../../client/use-list.ts';
import { Badge } from '../../parts/badge.tsx';
import cards from '../../parts/cards.module.css';
import { Empty } from '../../parts/notes.tsx';
import { MoreButton, Section } from '../../parts/section.tsx';
import { useAdminWords, useValueWord } from '../../words/use-admin-words.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import classes from './reports-section.module.css';

export type ReportFacts = AdminAnswer<'GET /reports'>['reports'][number];
const EVERY_MS = 10_000;
const STATES = ['open', 'done', 'all'] as const;

/** What players reported, and what was done about it. */
export function ReportsSection() {
  const { t } = useAdminWords();
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const [chosen, setChosen] = useState<ReportFacts>();
  const list = useList('GET /reports', EVERY_MS, ({ reports }) => reports, { state });
  const filter = (
    <Choice
      label={t('reports.state')}
      options={STATES.map((id) => ({ id, name: t(`reports.state.${id}`) }))}
      value={state}
      onChange={setState}
    />
  );
  const shared = { onClose: () => setChosen(undefined), onDone: list.refresh };
  return (
    <Section title={t('section.reports')} lead={t('reports.lead')} loaded={list} filters={filter}>
      {({ items }) => (
        <>
          {items.length === 0 && <Empty>{t(state === 'open' ? 'reports.noneOpen' : 'reports.none')}</Empty>}
          <ul className={cards.cards}>
            {items.map((report) => (
              <ReportCard key={report.number} report={report} onChoose={() => setChosen(report)} />
            ))}
          </ul>
          <MoreButton showMore={list.showMore} />
          {chosen?.state === 'open' && <DecideDialog report={chosen} {...shared} />}
          {chosen?.state === 'done' && <ReopenDialog report={chosen} {...shared} />}
        </>
      )}
    </Section>
  );
}

interface ReportCardProps {
  readonly report: ReportFacts;
  readonly onChoose: () => void;
}
function ReportCard({ report, onChoose }: ReportCardProps) {
  const { t, date } = useAdminWords();
  const wordOf = useValueWord();
  const { number, at, code, by, about, is_ai, reason, text, lines, withheld, state } = report;
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <h2>{about.name}</h2>
        {is_ai && <Badge>{t('reports.bot')}</Badge>}
        <Badge tone={state === 'open' ? 'accent' : 'good'}>{t(`reports.state.${state}`)}</Badge>
        <time className={cards.push} dateTime={new Date(at).toISOString()}>
          {date(at)}
        </time>
      </div>
      <p className={cards.soft}>
        {t('reports.number', { n: number })} · {wordOf('reason', reason)} ·{' '}
        {by ? t('reports.by', { name: by.name }) : t('reports.bySpectator')} ·{' '}
        <Link href={`/rooms/${code}`}>{t('room.title', { code })}</Link>
      </p>
      {text && <p>{t('reports.said', { text })}</p>}
      <ReportedLines lines={lines} withheld={withheld} />
      <Handled report={report} />
      <div className={cards.buttons}>
        <Button
          aria-label={t(state === 'open' ? 'reports.decideNumber' : 'reports.reopenNumber', { n: number })}
          aria-haspopup="dialog"
          onClick={onChoose}
        >
          {t(state === 'open' ? 'reports.decide' : 'reports.reopen')}
        </Button>
      </div>
    </li>
  );
}

function ReportedLines({ lines, withheld }: Pick<ReportFacts, 'lines' | 'withheld'>) {
  const { t, time } = useAdminWords();
  return (
    <>
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={t('reports.lines')}>
          {lines.map(({ at, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
            <li key={i}>
              <time dateTime={new Date(at).toISOString()}>{time(at)}</time> <q>{text}</q>
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && withheld === 0 && <p className={cards.soft}>{t('reports.noLines')}</p>}
      {withheld > 0 && <p className={cards.soft}>{t('reports.withheld', { n: withheld })}</p>}
    </>
  );
}

function Handled({ report: { handled } }: { readonly report: ReportFacts }) {
  const { t, date } = useAdminWords();
  if (!handled) return null;
  return (
    <p className={classes.handled}>
      <strong>{t(`action.${handled.action}`)}</strong>{' '}
      {t('reports.handled', { name: handled.by, time: date(handled.at) })}
      {handled.note && <span>{handled.note}</span>}
    </p>
  );
}
