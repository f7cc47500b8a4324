import { Icon } from '../../../shared/icons/icons.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { ballotsOf, roleActs } from '../model/asks.ts';
import { latest, publicly } from '../model/news.ts';
import { useTable } from '../model/use-table.ts';
import { Tally } from '../votes/tally.tsx';
import classes from './polls.module.css';

/** The visible ballots for players who cannot vote. Voters see them on their own card. */
export function Polls({ answered }: { readonly answered: ReadonlySet<string> }) {
  const t = useWords();
  const { game, rules, seat, isCovert } = useTable();
  const frame = game.state.frames.at(-1);
  if (!frame || frame.closed) return null;
  const secret = isCovert ? roleActs(rules) : new Set<string>();
  const seen = ballotsOf(frame).filter(({ slot, act }) => !answered.has(slot) && !secret.has(act));
  const slots = new Set(seen.filter((one) => one.seat !== seat).map(({ slot }) => slot));
  const cast = latest(isCovert ? publicly(game.log) : game.log).findLast(({ event }) => event.type === 'cast')?.event;
  const voters = game.state.seats.filter(({ alive }) => alive).length;
  return (
    <>
      {cast?.type === 'cast' && (
        <p className={classes.cast}>
          <Icon name="ballot" size={20} /> {t('table.cast', { n: cast.count, of: voters })}
        </p>
      )}
      {[...slots].map((slot) => (
        <Block key={slot} title={t('table.votes')}>
          <Tally ballots={seen.filter((one) => one.slot === slot)} />
        </Block>
      ))}
    </>
  );
}
