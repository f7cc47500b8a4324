import { useEffect, useState } from 'react';
import { EndScreen } from '../features/end/end-screen.tsx';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { RoomDoor } from '../features/lobby/room-door.tsx';
import { TableScreen } from '../features/table/table-screen.tsx';
import type { Failure } from '../shared/connection/session.ts';
import { useSession, useSnapshot } from '../shared/connection/use-session.ts';
import { ConnectionBar } from '../shared/ui/connection-bar.tsx';
import { Waiting } from '../shared/ui/waiting.tsx';

/** A room for those who only watch: the same screens, with what everybody may know. */
export function WatchPage({ code }: { readonly code: string }) {
  const session = useSession();
  const [refusal, setRefusal] = useState<Failure['error']>();
  const [password, setPassword] = useState<string>();
  const { status, isOver, hasGame } = useSnapshot(({ room, game }) => ({
    status: room?.status,
    hasGame: game !== null,
    isOver: game?.state.outcome != null,
  }));
  useEffect(() => {
    setRefusal(undefined);
    session
      .watch({ code, ...(password !== undefined && { password }) })
      .then((answer) => !answer.ok && setRefusal(answer.error));
    return () => session.leaveBehind();
  }, [session, code, password]);

  if (refusal)
    return <RoomDoor code={code} refusal={refusal} hasTried={password !== undefined} onPassword={setPassword} />;
  if (status === undefined) return <Waiting isConnecting />;
  const isLobby = status === 'lobby' || status === 'countdown';
  return (
    <>
      <ConnectionBar />
      {isLobby ? <LobbyScreen /> : !hasGame ? <Waiting /> : isOver ? <EndScreen /> : <TableScreen />}
    </>
  );
}
