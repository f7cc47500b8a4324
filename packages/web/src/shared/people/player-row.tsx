import type { RoomView } from '../connection/snapshot.ts';
import { Face } from '../faces/faces.tsx';
import { useFilter } from '../filter/use-filter.ts';
import { useWords } from '../words/use-words.tsx';
import { type PersonAction, PersonRow } from './person-row.tsx';

type ShownPlayer = RoomView['players'][number];
interface PlayerRowProps {
  readonly room: RoomView;
  readonly player: ShownPlayer;
  readonly isMe: boolean;
}

/** A player with their state, and what the viewer may do about them. */
export function PlayerRow({ room, player, isMe }: PlayerRowProps) {
  const t = useWords();
  const filtered = useFilter();
  const { id, look, connected, muted, removed, removal_votes: votes } = player;
  const name = isMe ? player.name : filtered(player.name);
  const notes = [
    ...(isMe ? [t('lobby.you')] : []),
    ...(id === room.host_id ? [t('lobby.host')] : []),
    ...(connected ? [] : [t(player.played_by_bot ? 'table.botPlays' : 'lobby.away')]),
    ...(muted ? [t('people.isMuted')] : []),
    ...(votes ? [t('people.votes', { n: votes })] : []),
    ...(removed ? [t('people.isRemoved')] : []),
  ];
  const actions = useActions(room, player, name);
  const face = <Face face={look?.face ?? 0} colour={look?.colour ?? 0} size={40} />;
  return <PersonRow face={face} name={name} notes={notes} actions={isMe ? [] : actions} />;
}

function useActions(room: RoomView, { id, muted, removed }: ShownPlayer, name: string): readonly PersonAction[] {
  const t = useWords();
  const isHost = room.you_are_host === true;
  const hasVoted = room.your_votes_to_remove?.includes(id) === true;
  const mute: PersonAction = {
    event: 'mute_player',
    payload: { player_id: id, muted: !muted },
    text: t(muted ? 'people.unmute' : 'people.mute'),
  };
  const kick: PersonAction = {
    event: 'kick_player',
    payload: { player_id: id },
    text: t('people.remove'),
    sure: t('lobby.kickSure', { name }),
  };
  const vote: PersonAction = {
    event: 'vote_to_remove',
    payload: { player_id: id, on: !hasVoted },
    text: t(hasVoted ? 'people.unvote' : 'people.vote'),
    isOn: hasVoted,
    ...(!hasVoted && { sure: t('people.voteSure', { name }) }),
  };
  return [
    ...(isHost ? [mute] : []),
    ...(isHost && room.status === 'lobby' ? [kick] : []),
    ...(room.votes_to_remove !== undefined && !removed ? [vote] : []),
  ];
}
