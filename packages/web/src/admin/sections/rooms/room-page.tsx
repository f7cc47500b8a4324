import { useState } from 'react';
import { Icon } from '../../../shared/icons/icons.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { TextLink } from '../../../shared/ui/controls/text-link.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAnswer } from '../../client/use-answer.ts';
import { Badge } from '../../parts/badge.tsx';
import cards from '../../parts/cards.module.css';
import { Facts } from '../../parts/facts.tsx';
import { Empty, Hint } from '../../parts/notes.tsx';
import { Section } from '../../parts/section.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import { CloseRoomDialog } from './close-room-dialog.tsx';
import { type MemberAct, MemberDialog } from './member-dialog.tsx';
import type { ListedRoom } from './room-filter.ts';
import classes from './rooms.module.css';
import { RoomBadges } from './rooms-section.tsx';

const EVERY_MS = 5_000;

/** One room: its public facts, and what can be done about its players. */
export function RoomPage({ code }: { readonly code: string }) {
  const { t, language: lang } = useAdminWords();
  const loaded = useAnswer('GET /rooms', EVERY_MS, { code, lang });
  const room = loaded.answer?.rooms[0];
  return (
    <Section
      title={t('room.title', { code })}
      loaded={loaded}
      back={
        <TextLink href="/rooms" className={classes.back}>
          <Icon name="arrow-left" size={20} />
          {t('section.rooms')}
        </TextLink>
      }
    >
      {() => (room ? <OpenRoom room={room} refresh={loaded.refresh} /> : <Empty>{t('room.gone')}</Empty>)}
    </Section>
  );
}

interface OpenRoomProps {
  readonly room: ListedRoom;
  readonly refresh: () => Promise<void>;
}
function OpenRoom({ room, refresh }: OpenRoomProps) {
  const { t } = useAdminWords();
  const [act, setAct] = useState<{ readonly kind: MemberAct; readonly player: { id: string; name: string } }>();
  return (
    <>
      <RoomFactsPanel room={room} refresh={refresh} />
      <Panel title={t('room.players')}>
        <Hint>{t('room.playersHint')}</Hint>
        {room.players.length === 0 && <p>{t('room.noPlayers')}</p>}
        <ul className={classes.players}>
          {room.players.map((player) => (
            <li key={player.id} className={classes.player}>
              <h3>{player.name}</h3>
              <PlayerBadges room={room} player={player} />
              <div className={classes.acts}>
                {(['mute', 'remove', 'ban'] as const).map((kind) => (
                  <Button
                    key={kind}
                    aria-label={t(`room.${kind}Name`, { name: player.name })}
                    aria-haspopup="dialog"
                    onClick={() => setAct({ kind, player })}
                  >
                    {t(`room.${kind}`)}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      {act && (
        <MemberDialog
          code={room.code}
          kind={act.kind}
          player={act.player}
          onClose={() => setAct(undefined)}
          onDone={refresh}
        />
      )}
    </>
  );
}

function PlayerBadges({ room, player }: { readonly room: ListedRoom; readonly player: ListedRoom['players'][number] }) {
  const { t } = useAdminWords();
  return (
    <>
      {player.id === room.host_id && <Badge tone="accent">{t('room.host')}</Badge>}
      {player.connected === false && <Badge>{t('room.away')}</Badge>}
      {player.alive === false && <Badge>{t('room.dead')}</Badge>}
      {player.is_muted && <Badge tone="danger">{t('room.muted')}</Badge>}
    </>
  );
}

function RoomFactsPanel({ room, refresh }: OpenRoomProps) {
  const [isClosing, setIsClosing] = useState(false);
  const { t, date, number } = useAdminWords();
  const { code, rules_name, created_at, ai_seats, spectators, game } = room;
  return (
    <Panel title={t('room.facts')}>
      <div className={cards.head}>
        <RoomBadges room={room} />
      </div>
      <Facts
        facts={[
          [t('room.rules'), rules_name],
          [t('room.created'), date(created_at)],
          [t('room.bots'), number(ai_seats)],
          [t('room.spectators'), spectators === null ? '–' : number(spectators)],
          ...(game
            ? ([
                [t('room.game'), <code key="id">{game.game_id}</code>],
                [t('room.phase'), [game.phase_name, game.round].filter(Boolean).join(' ')],
                [t('room.phaseEnds'), game.phase_ends_at === null ? '–' : date(game.phase_ends_at)],
              ] as const)
            : []),
        ]}
      />
      <Hint>{t('room.publicOnly')}</Hint>
      <div className={cards.buttons}>
        <Button kind="danger" aria-haspopup="dialog" onClick={() => setIsClosing(true)}>
          {t('room.close')}
        </Button>
      </div>
      {isClosing && <CloseRoomDialog code={code} onClose={() => setIsClosing(false)} onDone={refresh} />}
    </Panel>
  );
}
