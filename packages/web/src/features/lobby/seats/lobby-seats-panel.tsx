import { useState } from 'react';
import type { RoomView } from '../../../shared/connection/snapshot.ts';
import { Face } from '../../../shared/faces/faces.tsx';
import { FitName } from '../../../shared/faces/fit-name.tsx';
import { Icon } from '../../../shared/icons/icons.tsx';
import { PeopleSheet } from '../../../shared/people/people-sheet.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import tiles from '../../../shared/ui/controls/tile.module.css';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { facts } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { BotTiles } from '../bots/bot-tiles.tsx';
import type { Lobby, LobbyPlayer } from '../use-lobby.ts';
import { LobbyPlayerSheet } from './lobby-player-sheet.tsx';
import classes from './lobby-seats-panel.module.css';
import { useFeminine } from './use-feminine.ts';

/** The players in the room, with their state. */
export function LobbySeatsPanel({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const [chosen, setChosen] = useState<string>();
  const { room, rules, seats } = lobby;
  useFeminine(lobby.me);
  const free = rules ? Math.max(0, rules.players.min - seats) : 0;
  const person = room.players.find(({ id }) => id === chosen);
  return (
    <Panel title={t('lobby.seats')}>
      <ul className={classes.seats}>
        {room.players.map((one) => (
          <li key={one.id}>
            <Seat lobby={lobby} person={one} onChoose={() => setChosen(one.id)} />
          </li>
        ))}
        {free > 0 && (
          <li className={classNames(tiles.tile, classes.others)}>
            <span className={classes.tile}>
              <Icon name="user-plus" size={30} />
            </span>
            <span>{t('lobby.free', { n: free })}</span>
          </li>
        )}
      </ul>
      <BotTiles lobby={lobby} />
      <Watchers spectators={room.spectators ?? 0} displays={room.displays ?? 0} />
      {room.you_are_host && <PeopleButton room={room} />}
      <LobbyPlayerSheet lobby={lobby} person={person} onClose={() => setChosen(undefined)} />
    </Panel>
  );
}

/** Opens the list of everyone. People who wait to come in are counted on it. */
function PeopleButton({ room: { waiting = [] } }: { readonly room: RoomView }) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = waiting.length > 0;
  return (
    <>
      <Button isWide icon="users" kind={isAsked ? 'main' : 'plain'} onClick={() => setIsOpen(true)}>
        {isAsked ? t('people.waiting', { n: waiting.length }) : t('people.open')}
      </Button>
      <PeopleSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface SeatProps {
  readonly lobby: Lobby;
  readonly person: LobbyPlayer;
  readonly onChoose: () => void;
}

function Seat({ lobby: { room, rules, me }, person, onChoose }: SeatProps) {
  const t = useWords();
  const { id, name, connected, look } = person;
  const isHost = id === room.host_id;
  const hasMarks = rules !== undefined && rules.ready !== 'none';
  const ready = hasMarks && person.ready;
  const mark = hasMarks ? t(ready ? 'lobby.ready' : 'lobby.notReady') : '';
  const state = !connected ? t('lobby.away') : isHost ? t('lobby.host') : person.muted ? t('people.isMuted') : mark;
  return (
    <button
      type="button"
      className={classNames(tiles.tile, classes.seat)}
      data-away={!connected}
      data-ready={connected && (ready || isHost || !hasMarks)}
      onClick={onChoose}
      disabled={me === undefined}
    >
      <span className={classes.face}>
        <Face face={look?.face ?? 0} colour={look?.colour ?? 0} size={64} />
        {isHost && (
          <span className={classes.crown}>
            <Icon name="crown" size={18} />
          </span>
        )}
        {ready && connected && (
          <span className={classes.check}>
            <Icon name="check" size={16} />
          </span>
        )}
      </span>
      <span className={classes.name}>
        <FitName name={name} />
      </span>
      <span className={classes.state}>{facts(t, [person === me && t('lobby.you'), state])}</span>
    </button>
  );
}

function Watchers({ spectators, displays }: { readonly spectators: number; readonly displays: number }) {
  const t = useWords();
  const people = spectators - displays;
  if (spectators === 0) return null;
  return (
    <p className={classes.watchers}>
      <Icon name="eye" size={18} />
      {people > 0 && <span>{t('lobby.watching', { n: people })}</span>}
      {displays > 0 && <span>{t('lobby.displays', { n: displays })}</span>}
    </p>
  );
}
