import { Icon } from '../../../shared/icons/icons.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { shownBallots } from '../model/asks.ts';
import { latest, publicly } from '../model/news.ts';
import { useTable } from '../model/use-table.ts';
import { Voters } from '../votes/voters.tsx';
import classes from './polls.module.css';

/** How many have voted where only that is public, and who names nobody. The board shows the other votes. */
export function Polls({ answered }: { readonly answered: ReadonlySet<string> }) {
  const t = useWords();
  const table = useTable();
  const { game, isCovert } = table;
  const nobody = shownBallots(table).filter(({ slot, targets }) => targets.length === 0 && !answered.has(slot));
  const cast = latest(isCovert ? publicly(game.log) : game.log).findLast(({ event }) => event.type === 'cast')?.event;
  const isOpen = game.state.frames.at(-1)?.closed === false;
  const voters = game.state.seats.filter(({ alive }) => alive).length;
  return (
    <>
      {isOpen && cast?.type === 'cast' && (
        <p className={classes.cast}>
          <Icon name="ballot" size={20} /> {t('table.cast', { n: cast.count, of: voters })}
        </p>
      )}
      {nobody.length > 0 && (
        <p className={classes.cast}>
          {t('table.nobody')} <Voters ballots={nobody} />
        </p>
      )}
    </>
  );
}
