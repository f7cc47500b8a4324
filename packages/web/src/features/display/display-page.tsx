import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../../shared/connection/session.ts';
import { useSession, useSnapshot } from '../../shared/connection/use-session.ts';
import { useWakeLock } from '../../shared/device/use-wake-lock.ts';
import { useRules } from '../../shared/rules/use-rules.ts';
import { useScreen } from '../../shared/story/use-screen.ts';
import { ConnectionBar } from '../../shared/ui/connection-bar.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { LostSeatScreen } from '../lobby/lost-seat-screen.tsx';
import { RoomDoor } from '../lobby/room-door.tsx';
import { DisplayEnd } from './display-end.tsx';
import { DisplayGame } from './display-game.tsx';
import { DisplayLobby } from './display-lobby.tsx';
import { DisplayStopped } from './display-stopped.tsx';
import { hush } from './narration.ts';

/** The screen that a whole table looks at: only what everybody may know, readable from afar. */
export function DisplayPage({ code }: { readonly code: string }) {
  const session = useSession();
  const [, go] = useLocation();
  const lost = useSnapshot((snapshot) => snapshot.lost);
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
  if (lost) return <LostSeatScreen reason={lost} onHome={() => go('/')} />;
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
  const screen = useScreen();
  if (!room || !rules) return <Waiting isConnecting={!room} />;
  if (screen === 'lobby') return <DisplayLobby room={room} rules={rules} />;
  if (screen === 'stopped') return <DisplayStopped />;
  if (!game || game.state.seats.length === 0) return <Waiting />;
  const shown = { room, game, rules };
  return screen === 'end' ? <DisplayEnd {...shown} /> : <DisplayGame {...shown} />;
}
