import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './display-deck.module.css';

type Counts = Readonly<Record<string, number>>;
interface DisplayDeckProps {
  readonly rules: RulesEntry;
  readonly deck: Counts;
  readonly gone?: Counts; // cards that everyone knows to be out of the game
}

/** The cards of the game, and which of them are known to be gone. */
export function DisplayDeck({ rules, deck, gone = {} }: DisplayDeckProps) {
  const t = useWords();
  return (
    <ul className={classes.deck} aria-label={t('common.cards')}>
      {rules.roles
        .filter(({ id }) => (deck[id] ?? 0) > 0)
        .map(({ id, name, picture }) => {
          const [all, out] = [deck[id] ?? 0, gone[id] ?? 0];
          return (
            <li key={id} data-gone={out >= all}>
              <Picture name={picture} size={40} />
              <span>
                {name}
                {all > 1 && ` × ${all}`}
                {out > 0 && <small>{t('display.gone', { n: out })}</small>}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
