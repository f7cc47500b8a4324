import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { JoinScreen } from '../features/home/join-screen.tsx';
import { asTyped } from '../features/home/room-code.ts';
import { seats } from '../shared/connection/seats.ts';
import { useSession, useSnapshot } from '../shared/connection/use-session.ts';
import { LostSeatScreen } from '../shared/rooms/lost-seat-screen.tsx';
import { Waiting } from '../shared/ui/waiting.tsx';

// Whoever is asked for a name at the door waits for nothing of what is behind it.
const Room = lazy(() => import('./room.tsx').then(({ Room }) => ({ default: Room })));

/** One address for a room through its whole life: whoever has a seat is in it, everybody else is asked for a name. */
export function RoomPage({ code: typed }: { readonly code: string }) {
  const code = asTyped(typed);
  const session = useSession();
  const [, go] = useLocation();
  const { room, me, lost } = useSnapshot(({ room, me, lost }) => ({ room, me, lost }));
  const isIn = room?.code === code && me !== null;
  const [isResuming, setIsResuming] = useState(() => !isIn && seats.tokenFor(code) !== undefined);
  useEffect(() => {
    const token = seats.tokenFor(code);
    if (!isResuming || token === undefined) return;
    session.resume(token).then((answer) => {
      if (!answer.ok) seats.forget(code);
      setIsResuming(false);
    });
  }, [session, code, isResuming]);
  useEffect(() => () => session.leaveBehind(), [session]);

  if (lost) return <LostSeatScreen reason={lost} onUseHere={() => setIsResuming(true)} onHome={() => go('/')} />;
  const isArriving = isResuming || (me !== null && room === null); // the answer may come before the room
  if (isArriving && !isIn) return <Waiting isConnecting />;
  if (!isIn) return <JoinScreen code={code} />;
  return <Room />;
}
