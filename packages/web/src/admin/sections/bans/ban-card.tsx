import type { BanEntry } from '@moonrise/protocol/admin';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../parts/badge.tsx';
import cards from '../../parts/cards.module.css';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import classes from './ban-card.module.css';
import { shortKey } from './ban-filter.ts';

interface BanCardProps {
  readonly bans: readonly BanEntry[]; // made together
  readonly onLift: () => void;
}

export function BanCard({ bans, onLift }: BanCardProps) {
  const { t, date } = useAdminWords();
  const [ban] = bans;
  if (!ban) return null;
  const { kind, name, reason, made_by, at, term_until, is_active, lifted, report } = ban;
  const title = name ?? shortKey(ban);
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <h2>{title}</h2>
        <Badge tone={is_active ? 'danger' : 'plain'}>{t(`kind.${kind}`)}</Badge>
        {!is_active && <Badge>{t(lifted ? 'bans.lifted' : 'bans.over')}</Badge>}
      </div>
      <p>{reason}</p>
      <p className={cards.soft}>
        {term_until === null ? t('bans.forever') : t('bans.until', { time: date(term_until) })} ·{' '}
        {t('bans.made', { name: made_by, time: date(at) })}
        {report !== undefined && ` · ${t('reports.number', { n: report })}`}
      </p>
      {lifted && (
        <p className={cards.soft}>
          {t('bans.liftedBy', { name: lifted.by, time: date(lifted.at), reason: lifted.reason })}
        </p>
      )}
      <ul className={classes.keys}>
        {bans.map((one) => (
          <li key={one.id}>
            {t(`by.${one.by}`)} <code title={one.key}>{shortKey(one)}</code>
          </li>
        ))}
      </ul>
      {is_active && (
        <div className={cards.buttons}>
          <Button aria-label={t('bans.liftName', { name: title })} aria-haspopup="dialog" onClick={onLift}>
            {t('bans.lift')}
          </Button>
        </div>
      )}
    </li>
  );
}
