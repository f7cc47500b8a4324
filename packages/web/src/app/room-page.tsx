import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { EndScreen } from '../features/end/end-screen.tsx';
import { JoinScreen } from '../features/home/join-screen.tsx';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { LostSeatScreen } from '../features/lobby/lost-seat-screen.tsx';
import { TableScreen } from '../features/table/table-screen.tsx';
import { seats } from '../shared/connection/seats.ts';
import { useSession, useSnapshot } from '../shared/connection/use-session.ts';
import { ConnectionBar } from '../shared/ui/connection-bar.tsx';
import { Waiting } from '../shared/ui/waiting.tsx';

/** One address for a room through its whole life: whoever has a seat is in it, everybody else is asked for a name. */
export function RoomPage({ code: typed }: { readonly code: string }) {
  const code = typed.toUpperCase();
  const session = useSession();
  const [, go] = useLocation();
  const { room, me, lost } = useSnapshot(({ room, me, lost }) => ({ room, me, lost }));
  const isIn = room?.code === code && me !== null;
  const [isResuming, setIsResuming] = useState(() => !isIn && seats.tokenFor(code) !== undefined);
  useEffect(() => {
    const token = seats.tokenFor(code);
    if (!isResuming || token === undefined) return;
    session.resume(token).then((answer) => {
      if (!answer.ok && answer.error.code === 'offline') return; // the session goes on trying
      if (!answer.ok) seats.forget(code);
      setIsResuming(false);
    });
  }, [session, code, isResuming]);
  useEffect(() => () => session.leaveBehind(), [session]);

  if (lost) return <LostSeatScreen reason={lost} onUseHere={() => setIsResuming(true)} onHome={() => go('/')} />;
  const isArriving = isResuming || (me !== null && room === null); // the answer may come before the room
  if (isArriving && !isIn) return <Waiting isConnecting />;
  if (!isIn) return <JoinScreen code={code} />;
  return (
    <>
      <ConnectionBar />
      <Room />
    </>
  );
}

/** The screen that the room's state asks for. The end waits for the last events, and the lobby for none. */
function Room() {
  const { status, hasGame, isOver } = useSnapshot(({ room, game }) => ({
    status: room?.status,
    hasGame: game !== null,
    isOver: game?.state.outcome != null,
  }));
  if (status === 'lobby' || status === 'countdown') return <LobbyScreen />;
  if (!hasGame) return <Waiting />;
  return isOver ? <EndScreen /> : <TableScreen />;
}
