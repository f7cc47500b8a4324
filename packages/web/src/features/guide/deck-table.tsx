import type { RulesEntry } from '../../shared/rules/rules.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './deck-table.module.css';

/** Which cards are dealt to how many. Wide tables are pushed sideways in their own frame. */
export function DeckTable({ rules }: { readonly rules: RulesEntry }) {
  const t = useWords();
  const sizes = Object.keys(rules.decks).sort((a, b) => Number(a) - Number(b));
  const roles = rules.roles.filter(({ id }) => sizes.some((size) => (rules.decks[size]?.[id] ?? 0) > 0));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <figure className={classes.frame} tabIndex={0} aria-label={t('guide.decks')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('guide.players')}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map(({ id, name, picture }) => (
              <tr key={id}>
                <th scope="row">
                  <span>
                    <Picture name={picture} size={26} />
                    {name}
                  </span>
                </th>
                {sizes.map((size) => (
                  <td key={size}>{rules.decks[size]?.[id] || '·'}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('guide.length')}</th>
              {sizes.map((size) => (
                <td key={size}>{rules.minutes[size] ?? '·'}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </figure>
      {rules.center > 0 && <p>{t('guide.centre', { n: rules.center })}</p>}
    </>
  );
}
