import { type Refused, refused } from '../refused.ts';
import { arrive, hidesAi } from './ai-tiles.ts';
import { cancel, ended, goBack, noCountdown, setOptions, startGame, stopped } from './decide-game.ts';
import {
  handOver,
  hostOnly,
  join,
  kick,
  leave,
  memberOnly,
  moveHost,
  ready,
  rename,
  setLook,
} from './decide-members.ts';
import { decidePeople, mutedRefusal } from './decide-people.ts';
import type { RoomCommand, RoomCommandOf, RoomDecision } from './room-command.ts';
import type { Dealt, RoomEvent, RoomState } from './room-model.ts';

function say(room: RoomState, { player, text }: { player: string; text: string }): RoomDecision {
  if (room.status === 'playing') return refused('not_allowed', 'During a game its rules decide who may speak.');
  return mutedRefusal(room, player) ?? [{ type: 'said', player, text }];
}

/** A name is read by everyone, so a muted player could write with it. */
const mutedName = (room: RoomState, { by, player }: RoomCommandOf<'rename'>): Refused | undefined =>
  by === player && mutedRefusal(room, by)
    ? refused('muted', 'The host has muted you, so you cannot change your name. You can still play.')
    : undefined;

const dealtTo = (room: RoomState, game: Dealt): RoomEvent => ({
  type: 'dealt',
  game,
  ...(hidesAi(room) && { tiles: true }),
});

/** The events of a command to a room, or why it is refused. */
export function decideRoom(room: RoomState, command: RoomCommand, at: number): RoomDecision {
  if (room.isClosed) return refused('unknown_room', 'This room is closed.');
  switch (command.type) {
    case 'join':
      return join(room, command);
    case 'arrive':
      return arrive(room, at);
    case 'leave':
      return leave(room, command.player, 'left');
    case 'kick':
      return hostOnly(room, command.by) ?? inLobby(room) ?? kick(room, command);
    case 'rename':
      return memberOnly(room, command.by) ?? inLobby(room) ?? mutedName(room, command) ?? rename(room, command);
    case 'set_look':
      return memberOnly(room, command.player) ?? inLobby(room) ?? setLook(room, command);
    case 'ready':
      return memberOnly(room, command.player) ?? inLobby(room) ?? ready(room, command);
    case 'set_options':
      return hostOnly(room, command.by) ?? inLobby(room) ?? setOptions(room, command, at);
    case 'admit_display':
      return hostOnly(room, command.by) ?? [{ type: 'display_admitted', display: command.display }];
    case 'lock':
      return hostOnly(room, command.by) ?? inLobby(room) ?? [{ type: 'locked', locked: command.locked }];
    case 'set_password':
      return hostOnly(room, command.by) ?? inLobby(room) ?? [{ type: 'password_set', seal: command.seal }];
    case 'hand_over':
      return hostOnly(room, command.by) ?? handOver(room, command.player);
    case 'start':
      return hostOnly(room, command.by) ?? inLobby(room) ?? startGame(room, command);
    case 'cancel':
      return hostOnly(room, command.by) ?? cancel(room);
    case 'deal':
      return room.status === 'countdown' ? [dealtTo(room, command.game)] : noCountdown;
    case 'end':
      return ended(room);
    case 'stop':
      return stopped(room, command.quiet);
    case 'close':
      return [{ type: 'closed', ...(command.note !== undefined && { note: command.note }) }];
    case 'expel':
      return leave(room, command.player, 'kicked');
    case 'return':
      return hostOnly(room, command.by) ?? goBack(room, command.again);
    case 'say':
      return memberOnly(room, command.player) ?? say(room, command);
    case 'move_host':
      return moveHost(room, command.to);
    default:
      return decidePeople(room, command);
  }
}

const inLobby = (room: RoomState): Refused | undefined =>
  room.status === 'lobby' ? undefined : refused('not_in_lobby', 'You can do that only in the lobby.');
