import type { BanEntry } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice, TextField } from '../../../shared/ui/controls/fields.tsx';
import { useList } from '../../client/use-list.ts';
import cards from '../../parts/cards.module.css';
import { Empty, Hint } from '../../parts/notes.tsx';
import { MoreButton, Section } from '../../parts/section.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import { AddBanDialog } from './add-ban-dialog.tsx';
import { BanCard } from './ban-card.tsx';
import { bansMatching, groupsOf } from './ban-filter.ts';
import { LiftDialog } from './lift-dialog.tsx';

const EVERY_MS = 15_000;
const STATES = ['active', 'all'] as const;
const KINDS = ['any', 'ban', 'mute'] as const;

/** Bans and mutes. */
export function BansSection() {
  const { t } = useAdminWords();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<(typeof STATES)[number]>('active');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('any');
  const [isAdding, setIsAdding] = useState(false);
  const [lifted, setLifted] = useState<readonly BanEntry[]>();
  const query = { state, kind: kind === 'any' ? undefined : kind };
  const list = useList('GET /bans', EVERY_MS, ({ bans }) => bans, query);
  const filters = (
    <>
      <TextField label={t('bans.search')} value={typed} onChange={setTyped} type="search" autoComplete="off" />
      <Choice
        label={t('bans.state')}
        options={STATES.map((id) => ({ id, name: t(`bans.state.${id}`) }))}
        value={state}
        onChange={setState}
      />
      <Choice
        label={t('bans.kind')}
        options={KINDS.map((id) => ({ id, name: t(`kind.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
    </>
  );
  const add = (
    <Button icon="plus" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
      {t('bans.add')}
    </Button>
  );
  return (
    <Section title={t('section.bans')} lead={t('bans.lead')} loaded={list} filters={filters} actions={add}>
      {({ items, last }) => {
        const found = groupsOf(bansMatching(items, typed));
        return (
          <>
            {items.length > 0 && <Hint>{t('bans.count', { n: last.total })}</Hint>}
            {found.length === 0 && <Empty>{t(items.length > 0 ? 'bans.noMatch' : 'bans.none')}</Empty>}
            <ul className={cards.cards}>
              {found.map((group) => (
                <BanCard key={group[0]?.id} bans={group} onLift={() => setLifted(group)} />
              ))}
            </ul>
            <MoreButton showMore={list.showMore} />
            {isAdding && <AddBanDialog onClose={() => setIsAdding(false)} onDone={list.refresh} />}
            {lifted && <LiftDialog bans={lifted} onClose={() => setLifted(undefined)} onDone={list.refresh} />}
          </>
        );
      }}
    </Section>
  );
}
