import type { RulesEntry } from '../../shared/rules/rules.ts';
import { Picture } from '../../shared/ui/data/picture.tsx';
import { WideTable } from '../../shared/ui/data/wide-table.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './deck-table.module.css';

/** Which cards are dealt for how many players. */
export function DeckTable({ rules }: { readonly rules: RulesEntry }) {
  const t = useWords();
  const sizes = Object.keys(rules.decks).sort((a, b) => Number(a) - Number(b));
  const roles = rules.roles.filter(({ id }) => sizes.some((size) => (rules.decks[size]?.[id] ?? 0) > 0));
  return (
    <>
      <WideTable label={t('guide.decks')} head={[t('guide.players'), ...sizes]} className={classes.table}>
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
      </WideTable>
      {rules.center > 0 && <p>{t('guide.centre', { n: rules.center })}</p>}
    </>
  );
}
