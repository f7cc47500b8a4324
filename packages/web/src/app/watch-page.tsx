import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../shared/connection/game-connection.ts';
import { useConnection, useSnapshot } from '../shared/connection/hooks/use-connection.ts';
import { lazyScreen } from '../shared/install/lazy-screen.ts';
import { Waiting } from '../shared/ui/loading/waiting.tsx';
import { Room } from './room.tsx';

const EntryRefusedScreen = lazyScreen(() => import('../shared/rooms/entry-refused-screen.tsx'), 'EntryRefusedScreen');
const LostSeatScreen = lazyScreen(() => import('../shared/rooms/lost-seat-screen.tsx'), 'LostSeatScreen');

/** A room for spectators: the same screens, with public information only. */
export function WatchPage({ code }: { readonly code: string }) {
  const connection = useConnection();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState<Failure['error']>();
  const [password, setPassword] = useState<string>();
  const { hasRoom, lost } = useSnapshot(({ room, lost }) => ({ hasRoom: room !== null, lost }));
  useEffect(() => {
    setRefusal(undefined);
    connection
      .watch({ code, ...(password !== undefined && { password }) })
      .then((answer) => !answer.ok && setRefusal(answer.error));
    return () => connection.leaveBehind();
  }, [connection, code, password]);

  if (refusal)
    return (
      <EntryRefusedScreen code={code} refusal={refusal} hasTried={password !== undefined} onPassword={setPassword} />
    );
  if (lost) return <LostSeatScreen reason={lost} onHome={() => go('/')} />;
  return hasRoom ? <Room /> : <Waiting isConnecting />;
}
