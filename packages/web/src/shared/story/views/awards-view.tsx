import type { SeatId } from '@moonrise/engine';
import { awardsOf, huntedIn } from '@moonrise/show';
import { useMemo } from 'react';
import type { Happening } from '../../connection/snapshot.ts';
import { Face } from '../../faces/faces.tsx';
import { Icon } from '../../icons/icons.tsx';
import { roleOf } from '../../rules/sentences.ts';
import { useWords } from '../../words/use-words.tsx';
import classes from './awards-view.module.css';
import type { StoryCast } from './story-cast.ts';

interface FinaleProps {
  readonly log: readonly Happening[];
  readonly cast: StoryCast;
}
const useEvents = (log: readonly Happening[]) => useMemo(() => log.map(({ event }) => event), [log]);

/** "The wolves were …", with their faces. */
export function HuntedView({ log, cast }: FinaleProps) {
  const t = useWords();
  const seats = huntedIn(useEvents(log), cast.rules);
  if (seats.length === 0) return null;
  return (
    <section className={classes.hunted}>
      <h2>{t('curtain.hunted', { n: seats.length })}</h2>
      <ul>
        {seats.map((seat) => (
          <li key={seat}>
            <Face {...cast.lookOf(seat)} size={84} />
            <strong>{cast.nameOf(seat)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AwardsViewProps extends FinaleProps {
  readonly isLoading: boolean; // the log is not whole yet: awards may go to others
  readonly cards?: readonly (string | null)[]; // shown beside the awards
  readonly winners?: readonly SeatId[];
}
/** One award for each player. */
export function AwardsView({ log, cast, isLoading, cards = [], winners = [] }: AwardsViewProps) {
  const t = useWords();
  const events = useEvents(log);
  const awards = useMemo(() => awardsOf(events, cast.rules), [events, cast.rules]);
  return (
    <ul className={classes.awards}>
      {awards.map(({ seat, kind, n }) => (
        <li key={seat}>
          <Face {...cast.lookOf(seat)} size={40} />
          <span>
            <strong>{cast.nameOf(seat)}</strong>
            {winners.includes(seat) && (
              <span className={classes.won}>
                <Icon name="star" size={18} />
                <span className="unseen">{t('end.won')}</span>
              </span>
            )}
            {roleOf(cast.rules, cards[seat]) && ` · ${roleOf(cast.rules, cards[seat])?.name}`}
            <br />
            <span className={isLoading ? classes.awaited : undefined}>{t(`award.${kind}`, { n })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
