import { useState } from 'react';
import { Link } from 'wouter';
import { Choice, TextField } from '../../../shared/ui/controls/fields.tsx';
import { useAnswer } from '../../client/use-answer.ts';
import { useList } from '../../client/use-list.ts';
import { Badge } from '../../parts/badge.tsx';
import cards from '../../parts/cards.module.css';
import { Empty, Hint } from '../../parts/notes.tsx';
import { MoreButton, Section } from '../../parts/section.tsx';
import { useAdminWords, useValueWord } from '../../words/use-admin-words.tsx';
import { asCode, type ListedRoom, roomsMatching } from './room-filter.ts';
import classes from './rooms.module.css';

const EVERY_MS = 10_000;
const STATES = ['all', 'lobby', 'playing'] as const;

/** Open rooms on all servers. */
export function RoomsSection() {
  const { t, language: lang } = useAdminWords();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<(typeof STATES)[number]>('all');
  const list = useList('GET /rooms', EVERY_MS, ({ rooms }) => rooms, { lang });
  const filters = (
    <>
      <TextField label={t('rooms.search')} value={typed} onChange={setTyped} type="search" autoComplete="off" />
      <Choice
        label={t('rooms.state')}
        options={STATES.map((id) => ({ id, name: t(`rooms.state.${id}`) }))}
        value={state}
        onChange={setState}
      />
    </>
  );
  return (
    <Section title={t('section.rooms')} lead={t('rooms.lead')} loaded={list} filters={filters}>
      {({ items, last }) => {
        const found = roomsMatching(items, typed).filter(({ game }) =>
          state === 'all' ? true : (game !== null) === (state === 'playing'),
        );
        return (
          <>
            <Hint>{t('rooms.count', { n: found.length, total: last.total })}</Hint>
            {found.length === 0 ? <NotLoaded typed={typed} isAny={items.length > 0} /> : <RoomCards rooms={found} />}
            <MoreButton showMore={list.showMore} />
          </>
        );
      }}
    </Section>
  );
}

/** A room that is not on the pages loaded so far can still be found by its code. */
function NotLoaded({ typed, isAny }: { readonly typed: string; readonly isAny: boolean }) {
  const { t } = useAdminWords();
  const code = asCode(typed);
  if (code === undefined) return <Empty>{t(isAny ? 'rooms.noMatch' : 'rooms.none')}</Empty>;
  return <FoundByCode key={code} code={code} />;
}
function FoundByCode({ code }: { readonly code: string }) {
  const { t, language: lang } = useAdminWords();
  const { answer } = useAnswer('GET /rooms', EVERY_MS, { code, lang });
  const rooms = answer?.rooms ?? [];
  return rooms.length > 0 ? (
    <RoomCards rooms={rooms} />
  ) : (
    <Empty>{t(answer ? 'rooms.noMatch' : 'parts.loading')}</Empty>
  );
}

const RoomCards = ({ rooms }: { readonly rooms: readonly ListedRoom[] }) => (
  <ul className={cards.cards}>
    {rooms.map((room) => (
      <RoomCard key={room.code} room={room} />
    ))}
  </ul>
);

function RoomCard({ room }: { readonly room: ListedRoom }) {
  const { t, date } = useAdminWords();
  const { code, players, ai_seats, spectators, created_at } = room;
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <h2>
          <Link href={`/rooms/${code}`} className={classes.code}>
            {code}
          </Link>
        </h2>
        <RoomBadges room={room} />
        <time className={cards.push} dateTime={new Date(created_at).toISOString()}>
          {date(created_at)}
        </time>
      </div>
      <p className={cards.soft}>
        {[
          t('rooms.players', { n: players.length }),
          ai_seats > 0 && t('rooms.bots', { n: ai_seats }),
          spectators !== null && spectators > 0 && t('rooms.spectators', { n: spectators }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {players.length > 0 && <p className={classes.names}>{players.map(({ name }) => name).join(', ')}</p>}
    </li>
  );
}

/** What everyone at the table knows about the state of a room. */
export function RoomBadges({ room }: { readonly room: ListedRoom }) {
  const { t } = useAdminWords();
  const wordOf = useValueWord();
  const { status, game, is_locked, has_password, is_here } = room;
  return (
    <>
      <Badge tone={game ? 'accent' : 'plain'}>{wordOf('status', status)}</Badge>
      {game?.is_paused && <Badge tone="danger">{t('rooms.paused')}</Badge>}
      {is_locked && <Badge>{t('rooms.locked')}</Badge>}
      {has_password && <Badge>{t('rooms.password')}</Badge>}
      {!is_here && <Badge>{t('rooms.elsewhere')}</Badge>}
    </>
  );
}
