import { Icon } from '../../../shared/icons/icons.tsx';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { latest, type NewsItem, newsOf, publicly } from '../model/news.ts';
import { useTable } from '../model/use-table.ts';
import { PersonFace } from '../village/person.tsx';
import { Tally } from '../votes/tally.tsx';
import classes from './news-panel.module.css';

const FEW = 2; // banners; more are shown small

/** The latest news as banners. Private news look different from public ones. */
export function NewsPanel({ isCompact }: { readonly isCompact: boolean }) {
  const t = useWords();
  const { game, rules, nameOf, isCovert, seat } = useTable();
  const log = isCovert ? publicly(game.log) : game.log;
  const events = latest(log).map(({ event }) => event);
  const marks = (seat === null ? [] : (game.state.seats[seat]?.marks ?? [])).map((mark) => rules.words.marks[mark]);
  const items = newsOf(events, rules, nameOf).filter(
    (item) => item.kind !== 'private' || !marks.includes(item.text), // a private mark shows it already
  );
  if (items.length === 0) return null;
  return (
    <section aria-label={t('table.news')}>
      <ul className={classes.news} data-compact={isCompact || items.length > FEW}>
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
        <PersonFace seat={item.seat} size={56} />
        <Icon name="skull" size={22} />
      </span>
      <div>
        <p className={classes.text}>{item.text}</p>
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
