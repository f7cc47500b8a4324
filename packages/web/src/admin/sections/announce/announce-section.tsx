import type { AdminAnswer } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAnswer } from '../../client/use-answer.ts';
import { useClient } from '../../client/use-client.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import cards from '../../parts/cards.module.css';
import { Section } from '../../parts/section.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import { AnnounceForm } from './announce-form.tsx';

type Announcement = NonNullable<AdminAnswer<'GET /announce'>['announcement']>;
const EVERY_MS = 15_000;

/** Tells everyone in a room something. */
export function AnnounceSection() {
  const { t } = useAdminWords();
  const loaded = useAnswer('GET /announce', EVERY_MS);
  return (
    <Section title={t('section.announce')} lead={t('announce.lead')} loaded={loaded}>
      {({ announcement }) => (
        <>
          <Panel title={t('announce.now')}>
            {announcement ? (
              <Shown announcement={announcement} refresh={loaded.refresh} />
            ) : (
              <p className={cards.soft}>{t('announce.none')}</p>
            )}
          </Panel>
          <AnnounceForm onDone={loaded.refresh} />
        </>
      )}
    </Section>
  );
}

interface ShownProps {
  readonly announcement: Announcement;
  readonly refresh: () => Promise<void>;
}
function Shown({ announcement, refresh }: ShownProps) {
  const { t, date } = useAdminWords();
  const client = useClient();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { kind, text, restart_at, made_by, at } = announcement;
  const withdraw = async () => {
    await client.call('DELETE /announce');
    await refresh();
  };
  return (
    <>
      <p>
        <strong>
          {kind === 'restart' && restart_at !== null ? t('announce.restartAt', { time: date(restart_at) }) : text}
        </strong>
      </p>
      <p className={cards.soft}>{t('bans.made', { name: made_by, time: date(at) })}</p>
      <div className={cards.buttons}>
        <Button aria-haspopup="dialog" onClick={() => setIsWithdrawing(true)}>
          {t('announce.withdraw')}
        </Button>
      </div>
      {isWithdrawing && (
        <ActDialog
          title={t('announce.withdraw')}
          explained={t(kind === 'restart' ? 'announce.withdrawRestart' : 'announce.withdrawMessage')}
          submit={t('announce.withdraw')}
          isDangerous
          done={t('announce.withdrawn')}
          onSubmit={withdraw}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </>
  );
}
