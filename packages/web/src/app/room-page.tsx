import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useConnection, useSnapshot } from '../shared/connection/hooks/use-connection.ts';
import { seats } from '../shared/connection/seats.ts';
import { LostSeatScreen } from '../shared/rooms/lost-seat-screen.tsx';
import { asTyped } from '../shared/rooms/room-code.ts';
import { Waiting } from '../shared/ui/loading/waiting.tsx';
import { Words } from '../shared/words/use-words.tsx';

// Whoever is asked for a name at the door waits for nothing of what is behind it, and who has a seat for nothing of the door.
const behind = () => import('./room.tsx');
const door = () => import('../features/join/join-screen.tsx');
const Room = lazy(() => behind().then(({ Room }) => ({ default: Room })));
const JoinScreen = lazy(() => door().then(({ JoinScreen }) => ({ default: JoinScreen })));

/** One address for a room through its whole life: whoever has a seat is in it, everybody else is asked for a name. */
export function RoomPage({ code: typed }: { readonly code: string }) {
  const code = asTyped(typed);
  const connection = useConnection();
  const [, go] = useLocation();
  const { room, me, lost } = useSnapshot(({ room, me, lost }) => ({ room, me, lost }));
  const isIn = room?.code === code && me !== null;
  const [isResuming, setIsResuming] = useState(() => !isIn && seats.tokenFor(code) !== undefined);
  useEffect(() => {
    if (seats.tokenFor(code)) behind().catch(() => {}); // asked for again when it is drawn
  }, [code]);
  useEffect(() => {
    const token = seats.tokenFor(code);
    if (!isResuming || token === undefined) return;
    connection.resume(token).then((answer) => {
      if (!answer.ok) seats.forget(code);
      setIsResuming(false);
    });
  }, [connection, code, isResuming]);
  useEffect(() => () => connection.leaveBehind(), [connection]);

  if (lost) return <LostSeatScreen reason={lost} onUseHere={() => setIsResuming(true)} onHome={() => go('/')} />;
  const isArriving = isResuming || (me !== null && room === null); // the answer may come before the room
  if (isArriving && !isIn) return <Waiting isConnecting />;
  if (!isIn)
    return (
      <Words of={['doors']}>
        <JoinScreen code={code} />
      </Words>
    );
  return <Room />;
}
