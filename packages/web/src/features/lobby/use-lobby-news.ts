import { useEffect, useRef } from 'react';
import { announce } from '../../shared/ui/overlays/announcer.tsx';
import { toast } from '../../shared/ui/overlays/toasts.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import type { Lobby } from './use-lobby.ts';

/** Announces who joins, leaves and waits to come in, a mute of this player, and a new host. */
export function useLobbyNews(lobby: Lobby | undefined): void {
  const t = useWords();
  const last = useRef<Lobby>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = lobby;
    if (!before || !lobby || before.room === lobby.room) return;
    const missingIn = (there: Lobby) => (person: { id: string }) =>
      !there.room.players.some(({ id }) => id === person.id);
    for (const { name } of lobby.room.players.filter(missingIn(before))) announce(t('lobby.joined', { name }));
    for (const { name } of before.room.players.filter(missingIn(lobby))) announce(t('lobby.left', { name }));
    for (const { name } of newRequests(before, lobby)) toast(t('people.asks', { name }));
    if (lobby.me?.muted && !before.me?.muted) toast(t('errors.muted'));
    const { host_id } = lobby.room;
    if (host_id === null || before.room.host_id === host_id) return;
    const host = lobby.room.players.find(({ id }) => id === host_id);
    if (host) toast(host === lobby.me ? t('lobby.youAreHost') : t('lobby.newHost', { name: host.name }));
  }, [lobby, t]);
}

const newRequests = ({ room: before }: Lobby, { room: { waiting = [] } }: Lobby) =>
  waiting.filter(({ request_id }) => !before.waiting?.some((one) => one.request_id === request_id));
