import type { AdminAnswer } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { Switch, TextField } from '../../../shared/ui/controls/fields.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAnswer } from '../../client/use-answer.ts';
import { Badge } from '../../parts/badge.tsx';
import cards from '../../parts/cards.module.css';
import { Empty, Hint } from '../../parts/notes.tsx';
import { Section } from '../../parts/section.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import classes from './limits-section.module.css';

type Limits = AdminAnswer<'GET /limits'>;
const EVERY_MS = 15_000;

/** Limits, their values, and how often each was hit. */
export function LimitsSection() {
  const { t } = useAdminWords();
  const [typed, setTyped] = useState('');
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const loaded = useAnswer('GET /limits', EVERY_MS);
  return (
    <Section title={t('section.limits')} lead={t('limits.lead')} loaded={loaded}>
      {({ limits, hits, since }) => (
        <>
          <HitsPanel hits={hits} since={since} />
          <Panel title={t('limits.values')}>
            <TextField label={t('limits.search')} value={typed} onChange={setTyped} type="search" autoComplete="off" />
            <Switch label={t('limits.changedOnly')} checked={isChangedOnly} onChange={setIsChangedOnly} />
          </Panel>
          <LimitCards limits={matching(limits, typed, isChangedOnly)} />
        </>
      )}
    </Section>
  );
}

function matching(limits: Limits['limits'], typed: string, isChangedOnly: boolean): Limits['limits'] {
  const wanted = typed.trim().toLowerCase();
  return limits.filter(
    ({ name, variable, unit, why, value, default: usual }) =>
      (!isChangedOnly || value !== usual) &&
      [name, variable, unit, why].some((text) => text.toLowerCase().includes(wanted)),
  );
}

function HitsPanel({ hits, since }: Pick<Limits, 'hits' | 'since'>) {
  const { t, number, date } = useAdminWords();
  const most = Math.max(1, ...hits.map((one) => one.hits));
  const hit = hits.filter((one) => one.hits > 0);
  return (
    <Panel title={t('limits.hits')}>
      <Hint>{t('limits.since', { time: date(since) })}</Hint>
      {hit.length === 0 && <p>{t('limits.noHits')}</p>}
      <ul className={classes.hits}>
        {hit.map(({ limit, hits }) => (
          <li key={limit}>
            <span>{limit.replaceAll('_', ' ')}</span>
            <meter className={classes.bar} min={0} max={most} value={hits} aria-label={limit.replaceAll('_', ' ')} />
            <strong>{number(hits)}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LimitCards({ limits }: Pick<Limits, 'limits'>) {
  const { t, number } = useAdminWords();
  if (limits.length === 0) return <Empty>{t('limits.noMatch')}</Empty>;
  return (
    <ul className={cards.cards}>
      {limits.map(({ name, variable, value, default: usual, unit, why }) => (
        <li key={name} className={cards.card}>
          <div className={cards.head}>
            <h2>
              {number(value)} <span className={classes.unit}>{unit}</span>
            </h2>
            {value !== usual && <Badge tone="accent">{t('limits.changed', { value: number(usual) })}</Badge>}
          </div>
          <p className={cards.soft}>{why}</p>
          <code className={classes.variable}>{variable}</code>
        </li>
      ))}
    </ul>
  );
}
