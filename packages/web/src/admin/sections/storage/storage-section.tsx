import type { AdminAnswer } from '@moonrise/protocol/admin';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAnswer } from '../../client/use-answer.ts';
import cards from '../../parts/cards.module.css';
import { Facts } from '../../parts/facts.tsx';
import { AlertNote, Hint } from '../../parts/notes.tsx';
import { Section } from '../../parts/section.tsx';
import { useAdminWords, useValueWord } from '../../words/use-admin-words.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { PinPanel } from './pin-panel.tsx';
import { UsageBar } from './usage-bar.tsx';

type Storage = AdminAnswer<'GET /storage'>;
const EVERY_MS = 15_000;
const DAY = 1_440; // minutes

/** What is stored, for how long, and its backups. */
export function StorageSection() {
  const { t } = useAdminWords();
  const loaded = useAnswer('GET /storage', EVERY_MS);
  return (
    <Section title={t('section.storage')} loaded={loaded}>
      {(storage) => (
        <>
          {storage.is_full && <AlertNote tone="danger">{t('overview.storageFull')}</AlertNote>}
          <UsagePanel storage={storage} />
          <BackupsPanel store={storage.store} />
          <RetentionPanel storage={storage} />
          <PinPanel pinned={storage.pinned} onDone={loaded.refresh} />
        </>
      )}
    </Section>
  );
}

function UsagePanel({ storage: { store, usage } }: { readonly storage: Storage }) {
  const { t, bytes } = useAdminWords();
  return (
    <Panel title={t('storage.usage')}>
      {usage ? (
        <>
          <UsageBar usage={usage} />
          <Facts
            facts={[
              [t('storage.total'), bytes(usage.total)],
              [t('storage.stored'), bytes(usage.stored)],
              [t('storage.free'), usage.free_disk === null ? '–' : bytes(usage.free_disk)],
              [t('storage.store'), t(`store.${store}`)],
            ]}
          />
        </>
      ) : (
        <p className={cards.soft}>{t('storage.unknown')}</p>
      )}
    </Panel>
  );
}

function RetentionPanel({ storage: { retention, quotas } }: { readonly storage: Storage }) {
  const { t, span } = useAdminWords();
  const wordOf = useValueWord();
  const quotaText = useQuotaText();
  return (
    <Panel title={t('storage.retention')}>
      <Hint>{t('storage.retentionHint')}</Hint>
      <Facts
        facts={[
          ...retention.map(
            ({ kind, variable, days }) =>
              [wordOf('stored', kind), days === null ? t('act.forever') : span(days * DAY), variable] as const,
          ),
          ...quotas.map((quota) => [wordOf('quota', quota.name), quotaText(quota), quota.variable] as const),
        ]}
      />
    </Panel>
  );
}

function useQuotaText(): (quota: Storage['quotas'][number]) => string {
  const { t, bytes } = useAdminWords();
  return ({ name, bytes: size }) => {
    if (size === null) return t('storage.noQuota');
    return t(name === 'free' ? 'storage.least' : 'storage.quota', { size: bytes(size) });
  };
}
