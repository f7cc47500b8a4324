import type { Deed } from '@moonrise/engine';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import { PersonFace } from '../village/person.tsx';
import classes from './voters.module.css';

const MOST = 4; // faces; the count has the rest

/** The voters of a target. */
export function Voters({ ballots }: { readonly ballots: readonly Deed[] }) {
  const t = useWords();
  const { nameOf } = useTable();
  if (ballots.length === 0) return null;
  const names = inRow(
    t,
    ballots.map(({ seat }) => nameOf(seat)),
  );
  return (
    <span className={classes.voters} title={names}>
      <span className="unseen">{t('table.votesBy', { n: ballots.length, names })}</span>
      <span className={classes.faces} aria-hidden="true">
        {ballots.slice(0, MOST).map(({ seat }) => (
          <PersonFace key={seat} seat={seat} size={22} />
        ))}
      </span>
      <strong className={classes.count} aria-hidden="true">
        {ballots.length}
      </strong>
    </span>
  );
}
