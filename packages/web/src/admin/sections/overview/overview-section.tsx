import type { AdminAnswer, AdminFigure } from '@moonrise/protocol/admin';
import { Link } from 'wouter';
import { TextLink } from '../../../shared/ui/controls/text-link.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAnswer } from '../../client/use-answer.ts';
import { Facts } from '../../parts/facts.tsx';
import { AlertNote } from '../../parts/notes.tsx';
import { Section } from '../../parts/section.tsx';
import { Spark } from '../../plots/spark.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import classes from './overview-section.module.css';

type Overview = AdminAnswer<'GET /overview'>;
type Series = AdminAnswer<'GET /figures'>['series'];
const EVERY_MS = 5_000;
const FIGURES_MS = 30_000;
const MINUTE = 60_000;

/** The state of the server now. */
export function OverviewSection() {
  const { t } = useAdminWords();
  const loaded = useAnswer('GET /overview', EVERY_MS);
  const series = useAnswer('GET /figures', FIGURES_MS, { hours: 1 }).answer?.series;
  return (
    <Section title={t('section.overview')} loaded={loaded}>
      {(overview) => (
        <>
          <Alerts overview={overview} />
          <Tiles overview={overview} series={series} />
          <ServerFacts overview={overview} />
        </>
      )}
    </Section>
  );
}

function Alerts({ overview }: { readonly overview: Overview }) {
  const { t } = useAdminWords();
  const { is_storage_full, is_overloaded, is_draining, reports_open, announcement } = overview;
  return (
    <div className={classes.alerts} role="status">
      {is_storage_full && <AlertNote tone="danger">{t('overview.storageFull')}</AlertNote>}
      {is_overloaded && <AlertNote tone="danger">{t('overview.overloaded')}</AlertNote>}
      {is_draining && <AlertNote tone="danger">{t('overview.draining')}</AlertNote>}
      {reports_open > 0 && (
        <AlertNote tone="info">
          <span>{t('reports.openCount', { n: reports_open })}</span>
          <Link href="/reports">{t('overview.toReports')}</Link>
        </AlertNote>
      )}
      {announcement && <ShownAnnouncement announcement={announcement} />}
    </div>
  );
}

function ShownAnnouncement({ announcement }: { readonly announcement: NonNullable<Overview['announcement']> }) {
  const { t, date } = useAdminWords();
  const { restart_at, text } = announcement;
  return (
    <AlertNote tone="info">
      <span>
        {restart_at === null
          ? t('overview.announced', { text: text ?? '' })
          : t('overview.restartAnnounced', { time: date(restart_at) })}
      </span>
    </AlertNote>
  );
}

interface TilesProps {
  readonly overview: Overview;
  readonly series: Series | undefined;
}
function Tiles({ overview, series }: TilesProps) {
  const { t, number, bytes, ms } = useAdminWords();
  const known = (value: number | null, format: (value: number) => string) => (value === null ? '–' : format(value));
  const tiles: readonly (readonly [AdminFigure, string])[] = [
    ['connections', number(overview.connections)],
    ['rooms', number(overview.rooms)],
    ['games', number(overview.games)],
    ['ack_p99_ms', known(overview.ack_p99_ms, ms)],
    ['lag_ms', ms(overview.lag_ms)],
    ['memory_bytes', bytes(overview.memory_bytes)],
    ['storage_bytes', known(overview.storage_bytes, bytes)],
  ];
  return (
    <ul className={classes.tiles}>
      {tiles.map(([figure, value]) => (
        <li key={figure} className={classes.tile}>
          <span className={classes.name}>{t(figure === 'ack_p99_ms' ? 'overview.ack' : `figure.${figure}`)}</span>
          <strong className={classes.value}>{value}</strong>
          {series && <Spark values={series[figure]} />}
        </li>
      ))}
      <li className={classes.tile}>
        <span className={classes.name}>{t('overview.bans')}</span>
        <strong className={classes.value}>{number(overview.bans_active)}</strong>
        <TextLink href="/bans">{t('section.bans')}</TextLink>
      </li>
    </ul>
  );
}

function ServerFacts({ overview }: { readonly overview: Overview }) {
  const { t, number, date, span } = useAdminWords();
  const { version, nodes, node, started_at } = overview;
  return (
    <Panel title={t('overview.server')}>
      <Facts
        facts={[
          [t('overview.version'), version],
          [t('overview.started'), `${date(started_at)} (${span((Date.now() - started_at) / MINUTE)})`],
          [t('overview.nodes'), node === null ? number(nodes) : t('overview.nodeOf', { node, n: nodes })],
        ]}
      />
    </Panel>
  );
}
