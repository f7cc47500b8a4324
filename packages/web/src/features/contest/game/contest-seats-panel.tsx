import type { Look } from '@moonrise/protocol';
import rows from '../../../shared/faces/face-row.module.css';
import { Face } from '../../../shared/faces/faces.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useContestNames } from '../use-contest-names.ts';
import classes from './contest-seats-panel.module.css';

export interface ContestSeat {
  readonly name: string; // in the game
  readonly original: string; // the program's own name; empty: hidden from this viewer
  readonly team: string; // empty: hidden from this viewer
  readonly role: string; // empty: hidden from this viewer
  readonly isAlive: boolean;
  readonly look: Look;
}
interface ContestSeatsPanelProps {
  readonly sitters: readonly ContestSeat[];
  readonly rules: string;
  readonly houseTeam: string; // the name of built-in players
}

export function ContestSeatsPanel({ sitters, rules, houseTeam }: ContestSeatsPanelProps) {
  const t = useWords();
  const { roleOf } = useContestNames(rules);
  return (
    <Panel title={t('contest.seats')}>
      <ul className={classes.seats}>
        {sitters.map(({ name, original, team, role, isAlive, look }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} className={classNames(rows.row, classes.seat)} data-alive={isAlive}>
            <Face {...look} size={40} />
            <div className={classNames(rows.words, classes.words)}>
              <p>
                <strong>{name}</strong>
                {!isAlive && <span className={classes.dead}>{t('contest.dead')}</span>}
              </p>
              {original !== '' && <p className={classes.original}>{original}</p>}
              {team === houseTeam && <p className={classes.original}>{t('contest.house')}</p>}
            </div>
            {role !== '' && <Role {...roleOf(role)} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Role({ name, picture }: { readonly name: string; readonly picture: string | null }) {
  return (
    <p className={classes.role} data-testid="role">
      {picture && <Picture name={picture} size={26} />}
      {name}
    </p>
  );
}
