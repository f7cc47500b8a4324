import { useEffect, useState } from 'react';
import type { Failure } from '../../shared/connection/session.ts';
import { useSession, useSnapshot } from '../../shared/connection/use-session.ts';
import { useWakeLock } from '../../shared/device/use-wake-lock.ts';
import { useRules } from '../../shared/rules/use-rules.ts';
import { ConnectionBar } from '../../shared/ui/connection-bar.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { RoomDoor } from '../lobby/room-door.tsx';
import { DisplayEnd } from './display-end.tsx';
import { DisplayGame } from './display-game.tsx';
import { DisplayLobby } from './display-lobby.tsx';
import { hush } from './narration.ts';

/** The screen that a whole table looks at: only what everybody may know, readable from afar. */
export function DisplayPage({ code }: { readonly code: string }) {
  const session = useSession();
  const [refusal, setRefusal] = useState<Failure['error']>();
  const [password, setPassword] = useState<string>();
  useWakeLock(true);
  useEffect(() => {
    setRefusal(undefined);
    session
      .watch({ code, display: true, ...(password !== undefined && { password }) })
      .then((answer) => !answer.ok && setRefusal(answer.error));
    return () => {
      hush();
      session.leaveBehind();
    };
  }, [session, code, password]);
  if (refusal)
    return <RoomDoor code={code} refusal={refusal} hasTried={password !== undefined} onPassword={setPassword} />;
  return (
    <>
      <ConnectionBar />
      <Display />
    </>
  );
}

function Display() {
  const { room, game } = useSnapshot(({ room, game }) => ({ room, game }));
  const rules = useRules(room?.rules, room?.options);
  if (!room || !rules) return <Waiting isConnecting={!room} />;
  if (room.status === 'lobby' || room.status === 'countdown') return <DisplayLobby room={room} rules={rules} />;
  if (!game || game.state.seats.length === 0) return <Waiting />;
  const shown = { room, game, rules };
  return game.state.outcome ? <DisplayEnd {...shown} /> : <DisplayGame {...shown} />;
}
