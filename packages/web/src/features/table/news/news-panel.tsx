import { Icon } from '../../../shared/icons/icons.tsx';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { latest, type NewsItem, newsOf, publicly } from '../model/news.ts';
import { useTable } from '../model/use-table.ts';
import { useTold } from '../model/use-told.ts';
import { Tally } from '../votes/tally.tsx';
import classes from './news-panel.module.css';

/** The latest news as banners. Private news look different from public ones. */
export function NewsPanel() {
  const t = useWords();
  const { game, rules, nameOf, isCovert, seat } = useTable();
  const told = useTold().log;
  const log = isCovert ? publicly(told) : told;
  const events = latest(log).map(({ event }) => event);
  const marks = (seat === null ? [] : (game.state.seats[seat]?.marks ?? [])).map((mark) => rules.words.marks[mark]);
  const items = newsOf(events, rules, nameOf).filter(
    (item) => item.kind !== 'private' || !marks.includes(item.text), // a private mark shows it already
  );
  if (items.length === 0) return null;
  return (
    <section aria-label={t('table.news')}>
      <ul className={classes.news}>
        {items.map((item) => (
          <li key={`${game.phaseId} ${item.key}`}>
            <Banner item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Banner({ item }: { readonly item: NewsItem }) {
  const t = useWords();
  switch (item.kind) {
    case 'death':
      return <DeathBanner item={item} />;
    case 'tally':
      return (
        <details className={classes.banner} data-kind="tally">
          <summary>{t('table.howVoted')}</summary>
          <Tally ballots={item.ballots} />
        </details>
      );
    default:
      return (
        <div className={classes.banner} data-kind={item.kind}>
          {item.kind === 'private' && <Icon name="eye" size={22} />}
          <div>
            {item.kind === 'private' && <p className={classes.only}>{t('table.onlyYou')}</p>}
            <p className={classes.text}>{item.text}</p>
            {item.small && <p className={classes.small}>{item.small}</p>}
          </div>
        </div>
      );
  }
}

function DeathBanner({ item }: { readonly item: Extract<NewsItem, { kind: 'death' }> }) {
  const t = useWords();
  const { rules, roleAt, seat } = useTable();
  const role = roleOf(rules, item.seat === seat ? null : roleAt(item.seat));
  return (
    <div className={classes.banner} data-kind="death">
      <span className={classes.portrait}>
        <Icon name="skull" size={26} />
      </span>
      <div>
        <p className={classes.text}>{item.text}</p>
        {item.small && <p className={classes.small}>{item.small}</p>}
        {item.seat === seat && <p>{t('table.youDied')}</p>}
        {role && (
          <p className={classes.role}>
            <Picture name={role.picture} size={28} /> {role.name}
          </p>
        )}
      </div>
    </div>
  );
}
