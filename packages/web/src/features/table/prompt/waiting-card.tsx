import { reasonSentence } from '../../../shared/rules/sentences.ts';
import { Moon } from '../../../shared/sky/moon.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';
import { type TableView, useTable } from '../model/use-table.ts';
import classes from './waiting-card.module.css';

/** Shown while there is nothing to do, so that at night all screens look alike. */
export function WaitingCard() {
  const t = useWords();
  const table = useTable();
  return (
    <section className={classes.waiting} data-testid="waiting">
      <Moon phase={0.3} size={44} />
      <p>{reasonOf(table) ?? calmWords(table, t)}</p>
    </section>
  );
}

/** Why this seat cannot act in this phase. The chat shows its own reasons. */
function reasonOf({ game, rules, nameOf, isCovert }: TableView): string | undefined {
  const lock = isCovert ? undefined : game.locks.find(({ slot }) => !(slot in rules.words.channels));
  return lock && reasonSentence(rules, lock.why, lock.about ?? [], nameOf);
}

function calmWords({ seat, scene, rules }: TableView, t: Translate): string {
  if (scene.light === 'night') return rules.words.screen?.wait_night ?? t('table.waitNight');
  if (seat === null) return t('table.waitWatching');
  return t(scene.light === 'dusk' ? 'table.waitDusk' : 'table.waitDay');
}
