import type { AdminAnswer } from '@moonrise/protocol/admin';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import classes from './usage-bar.module.css';

type Usage = NonNullable<AdminAnswer<'GET /storage'>['usage']>;
const KINDS = ['games', 'rooms', 'chat', 'reports', 'profiles', 'other'] as const;

/** What takes how much space. The legend has the figures; the bar shows their shares. */
export function UsageBar({ usage }: { readonly usage: Usage }) {
  const { t, bytes } = useAdminWords();
  const sum = KINDS.reduce((all, kind) => all + usage[kind], 0) || 1;
  let start = 0;
  return (
    <>
      <svg className={classes.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {KINDS.map((kind, i) => {
          const width = (100 * usage[kind]) / sum;
          const x = start;
          start += width;
          return <rect key={kind} className={classes.part} data-look={i} x={x} width={width} y={0} height={6} />;
        })}
      </svg>
      <ul className={classes.legend}>
        {KINDS.map((kind, i) => (
          <li key={kind}>
            <svg className={classes.sample} viewBox="0 0 10 10" aria-hidden="true">
              <rect className={classes.part} data-look={i} width={10} height={10} rx={2} />
            </svg>
            {t(`stored.${kind}`)} <strong>{bytes(usage[kind])}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
