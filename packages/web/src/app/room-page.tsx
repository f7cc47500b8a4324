import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useConnection, useSnapshot } from '../shared/connection/hooks/use-connection.ts';
import { seats } from '../shared/connection/seats.ts';
import { lazyScreen } from '../shared/install/lazy-screen.ts';
import { normalisedCode } from '../shared/rooms/room-code.ts';
import { Waiting } from '../shared/ui/loading/waiting.tsx';
import { Words } from '../shared/words/use-words.tsx';

// The join screen does not wait for the room's code, nor the room for the join screen's.
const roomPart = () => import('./room.tsx');
const joinPart = () => import('../features/join/join-screen.tsx');
const Room = lazyScreen(roomPart, 'Room');
const JoinScreen = lazyScreen(joinPart, 'JoinScreen');
const LostSeatScreen = lazyScreen(() => import('../shared/rooms/lost-seat-screen.tsx'), 'LostSeatScreen');

/** The page of a room: players with a seat see the room, others are asked for a name. */
export function RoomPage({ code: typed }: { readonly code: string }) {
  const code = normalisedCode(typed);
  const connection = useConnection();
  const [, go] = useLocation();
  const { room, me, lost } = useSnapshot(({ room, me, lost }) => ({ room, me, lost }));
  const isIn = room?.code === code && me !== null;
  const [isResuming, setIsResuming] = useState(() => !isIn && seats.tokenFor(code) !== undefined);
  const [wasHere, setWasHere] = useState(false);
  useEffect(() => {
    if (seats.tokenFor(code)) roomPart().catch(() => {}); // fetched again when drawn
  }, [code]);
  useEffect(() => {
    const token = seats.tokenFor(code);
    if (!isResuming || token === undefined) return;
    connection.resume(token).then((answer) => {
      if (!answer.ok) {
        seats.forget(code);
        setWasHere(true);
      }
      setIsResuming(false);
    });
  }, [connection, code, isResuming]);
  useEffect(() => () => connection.leaveBehind(), [connection]);

  if (lost) return <LostSeatScreen reason={lost} onUseHere={() => setIsResuming(true)} onHome={() => go('/')} />;
  const isArriving = isResuming || (me !== null && room === null); // the answer may come before the room
  if (isArriving && !isIn) return <Waiting isConnecting />;
  if (!isIn)
    return (
      <Words of={['doors', 'late']}>
        <JoinScreen code={code} wasHere={wasHere} />
      </Words>
    );
  return <Room />;
}
