import type { AdminAnswer } from '@moonrise/protocol/admin';
import { useId, useState } from 'react';
import fields from '../../../shared/ui/controls/fields.module.css';
import { useList } from '../../client/use-list.ts';
import { Badge } from '../../parts/badge.tsx';
import { Empty, Hint } from '../../parts/notes.tsx';
import { MoreButton, Section } from '../../parts/section.tsx';
import { useAdminWords, useValueWord } from '../../words/use-admin-words.tsx';
import classes from './audit-section.module.css';

type Entry = AdminAnswer<'GET /audit'>['entries'][number];
const EVERY_MS = 15_000;

/** What moderators did. */
export function AuditSection() {
  const { t } = useAdminWords();
  const [who, setWho] = useState('');
  const list = useList('GET /audit', EVERY_MS, ({ entries }) => entries);
  const names = [...new Set(list.answer?.items.map((entry) => entry.who.name))].sort();
  return (
    <Section
      title={t('section.audit')}
      lead={t('audit.lead')}
      loaded={list}
      filters={<WhoField names={names} value={who} onChange={setWho} />}
    >
      {({ items }) => {
        const found = items.filter((entry) => who === '' || entry.who.name === who);
        return (
          <>
            {found.length === 0 && <Empty>{t('audit.none')}</Empty>}
            <ol className={classes.entries}>
              {found.map((entry) => (
                <EntryLine key={entry.number} entry={entry} />
              ))}
            </ol>
            {who !== '' && list.showMore && <Hint>{t('audit.older')}</Hint>}
            <MoreButton showMore={list.showMore} />
          </>
        );
      }}
    </Section>
  );
}

interface WhoFieldProps {
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
}
function WhoField({ names, value, onChange }: WhoFieldProps) {
  const { t } = useAdminWords();
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{t('audit.who')}</label>
      <select id={id} className={fields.input} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('audit.everyone')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

const FAILED = /_failed$/;

function EntryLine({ entry: { at, who, what, about, why } }: { readonly entry: Entry }) {
  const { t, date } = useAdminWords();
  const wordOf = useValueWord();
  const word = wordOf('audit.what', what.replace(FAILED, ''));
  return (
    <li className={classes.entry}>
      <time dateTime={new Date(at).toISOString()}>{date(at)}</time>
      <span className={classes.who}>
        {who.name} <Badge>{t(`role.${who.role}`)}</Badge>
      </span>
      <span className={classes.what}>
        <strong>{FAILED.test(what) ? t('audit.failed', { what: word }) : word}</strong> {about}
        {why && <span className={classes.why}>{why}</span>}
      </span>
    </li>
  );
}
