import { deathSentence, roleOf } from '../../../shared/rules/sentences.ts';
import { roundTitle } from '../../../shared/story/phase/phase-title.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { facts } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { deathsOf } from '../model/news.ts';
import { useTable } from '../model/use-table.ts';
import { useTold } from '../model/use-told.ts';
import classes from './graveyard.module.css';

/** The dead, how they died, and their roles as far as known. */
export function Graveyard() {
  const t = useWords();
  const { game, rules, nameOf, roleAt, seat } = useTable();
  const deaths = deathsOf(useTold().log);
  if (deaths.length === 0) return null;
  return (
    <Block title={t('table.graveyard')}>
      <ul className={classes.graves}>
        {deaths.map((death) => {
          const role = roleOf(rules, roleAt(death.seat));
          return (
            <li key={death.seat}>
              <p className={classes.name}>
                {nameOf(death.seat)} {death.seat === seat && t('common.aside', { text: t('table.you') })}
              </p>
              <p className={classes.how}>
                {facts(t, [
                  roundTitle(game.state.seats[death.seat]?.diedOn ?? 0, t),
                  deathSentence(rules, death, nameOf),
                ])}
              </p>
              <p className={classes.role}>
                {role ? <Picture name={role.picture} size={24} /> : null}
                {role ? role.name : t('table.roleUnknown')}
              </p>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
