import { useEffect, useRef } from 'react';
import { useSnapshot } from '../connection/hooks/use-connection.ts';
import type { RoomView } from '../connection/snapshot.ts';
import { useFilter } from '../filter/use-filter.ts';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { useWords, Words } from '../words/use-words.tsx';
import classes from './people-sheet.module.css';
import { PersonRow } from './person-row.tsx';
import { PlayerRow } from './player-row.tsx';
import { useOwnId } from './use-own-id.ts';

interface PeopleSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everyone in the room, and what may be done about them: by the host, or by all where players can be voted out. */
export const PeopleSheet = (props: PeopleSheetProps) => (
  <Words of={['rooms']}>
    <OpenSheet {...props} />
  </Words>
);

function OpenSheet({ isOpen, onClose }: PeopleSheetProps) {
  const t = useWords();
  const room = useSnapshot((snapshot) => snapshot.room);
  const people = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) people.current?.focus(); // its row is gone
  });
  return (
    <Sheet title={t('people.open')} isOpen={isOpen} onClose={onClose}>
      {room && (
        <div ref={people} tabIndex={-1} className={classes.people}>
          <Waiting room={room} />
          <Players room={room} />
          <Spectators room={room} />
          <Removed room={room} />
        </div>
      )}
    </Sheet>
  );
}

interface ListProps {
  readonly room: RoomView;
}

function Waiting({ room: { waiting = [] } }: ListProps) {
  const t = useWords();
  const filtered = useFilter();
  if (waiting.length === 0) return null;
  return (
    <section>
      <h3>{t('people.waiting', { n: waiting.length })}</h3>
      <ul className={classes.list}>
        {waiting.map(({ request_id, name }) => (
          <PersonRow
            key={request_id}
            icon="user-plus"
            name={filtered(name)}
            actions={[
              {
                event: 'answer_seat',
                payload: { request_id, approve: true },
                kind: 'main',
                text: t('people.letIn'),
              },
              {
                event: 'answer_seat',
                payload: { request_id, approve: false },
                text: t('people.refuse'),
              },
            ]}
          />
        ))}
      </ul>
    </section>
  );
}

function Players({ room }: ListProps) {
  const t = useWords();
  const own = useOwnId();
  return (
    <section>
      <h3>{t('people.players', { n: room.players.length })}</h3>
      {room.votes_to_remove !== undefined && (
        <p className={classes.note}>{t('people.votesNeeded', { n: room.votes_to_remove })}</p>
      )}
      <ul className={classes.list}>
        {room.players.map((player) => (
          <PlayerRow key={player.id} room={room} player={player} isMe={player.id === own} />
        ))}
      </ul>
    </section>
  );
}

function Spectators({ room: { watching = [], you_are_host } }: ListProps) {
  const t = useWords();
  if (!you_are_host) return null;
  return (
    <section>
      <h3>{t('people.spectators', { n: watching.length })}</h3>
      {watching.length === 0 && <p className={classes.note}>{t('people.noSpectators')}</p>}
      <ul className={classes.list}>
        {watching.map(({ id, number, display }) => {
          const name = t(display ? 'people.screen' : 'people.spectator', { n: number });
          return (
            <PersonRow
              key={id}
              icon={display ? 'tv' : 'eye'}
              name={name}
              actions={[
                {
                  event: 'remove_spectator',
                  payload: { spectator_id: id },
                  text: t('people.remove'),
                  sure: t('people.removeSpectatorSure', { name }),
                },
              ]}
            />
          );
        })}
      </ul>
    </section>
  );
}

function Removed({ room: { removed = [] } }: ListProps) {
  const t = useWords();
  const filtered = useFilter();
  if (removed.length === 0) return null;
  return (
    <section>
      <h3>{t('people.removed', { n: removed.length })}</h3>
      <p className={classes.note}>{t('people.removedHint')}</p>
      <ul className={classes.list}>
        {removed.map(({ id, name, number = 0 }) => {
          const shown = name === undefined ? t('people.spectator', { n: number }) : filtered(name);
          return (
            <PersonRow
              key={id}
              icon="kick"
              name={shown}
              actions={[
                {
                  event: 'let_back_in',
                  payload: { id },
                  text: t('people.letBackIn'),
                },
              ]}
            />
          );
        })}
      </ul>
    </section>
  );
}
