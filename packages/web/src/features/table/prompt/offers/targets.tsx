import type { Place } from '@moonrise/engine';
import { FitName } from '../../../../shared/faces/fit-name.tsx';
import { Icon } from '../../../../shared/icons/icons.tsx';
import { roleOf } from '../../../../shared/rules/sentences.ts';
import { Moon } from '../../../../shared/sky/moon.tsx';
import { useWords } from '../../../../shared/words/use-words.tsx';
import { type Ballot, tally } from '../../model/asks.ts';
import { useTable } from '../../model/use-table.ts';
import { PersonFace } from '../../village/person.tsx';
import { Voters } from '../../votes/voters.tsx';
import classes from './targets.module.css';

interface TargetsProps {
  readonly places: readonly Place[];
  readonly picked: readonly Place[]; // chosen, sent or not
  readonly ballots: readonly Ballot[]; // visible ballots of others
  readonly isBusy: boolean;
  readonly onPick: (place: Place) => void;
}

/** Players and centre cards to choose. */
export function Targets({ places, picked, ballots, isBusy, onPick }: TargetsProps) {
  const { game } = useTable();
  const votes = tally(ballots);
  const isCard = (place: Place) => place >= game.ids.length;
  return (
    <ul className={classes.targets} data-cards={places.every(isCard)} aria-busy={isBusy}>
      {places.map((place) => (
        <li key={place}>
          <button
            type="button"
            className={isCard(place) ? classes.card : classes.person}
            aria-pressed={picked.includes(place)}
            onClick={() => onPick(place)}
          >
            {isCard(place) ? <Moon phase={0.2} size={34} /> : <PersonFace seat={place} size={40} />}
            <span className={classes.words}>
              <TargetName place={place} />
              <Voters ballots={votes.get(place) ?? []} />
            </span>
            {picked.includes(place) && (
              <span className={classes.mark}>
                <Icon name="check" size={18} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function TargetName({ place }: { readonly place: Place }) {
  const t = useWords();
  const { nameOf, seat, game, rules, roleAt } = useTable();
  const isDead = game.state.seats[place]?.alive === false;
  const role = isDead ? roleOf(rules, roleAt(place)) : undefined;
  return (
    <span className={classes.name}>
      <FitName name={nameOf(place)} />
      {place === seat && <small>{t('table.you')}</small>}
      {isDead && (
        <small>
          <Icon name="skull" size={14} /> {t('table.dead')}
        </small>
      )}
      {role && <small>{role.name}</small>}
    </span>
  );
}
