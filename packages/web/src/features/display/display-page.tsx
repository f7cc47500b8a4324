import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../../shared/connection/game-connection.ts';
import { useConnection, useSnapshot } from '../../shared/connection/hooks/use-connection.ts';
import { useWakeLock } from '../../shared/device/use-wake-lock.ts';
import { lazyScreen } from '../../shared/install/lazy-screen.ts';
import { useRules } from '../../shared/rules/use-rules.ts';
import { soundAtTable } from '../../shared/sound/loudness.ts';
import { useScreen } from '../../shared/story/phase/use-screen.ts';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { ConnectionBar } from '../../shared/ui/overlays/connection-bar.tsx';
import { DisplayStopped } from './display-stopped.tsx';
import { stopNarration } from './narration/narration.ts';

// Not needed at first. All are fetched before the deal.
const DisplayLobby = lazyScreen(() => import('./display-lobby.tsx'), 'DisplayLobby');
const DisplayGame = lazyScreen(() => import('./display-game.tsx'), 'DisplayGame');
const DisplayEnd = lazyScreen(() => import('./display-end.tsx'), 'DisplayEnd');
const LostSeatScreen = lazyScreen(() => import('../../shared/rooms/lost-seat-screen.tsx'), 'LostSeatScreen');
const EntryRefusedScreen = lazyScreen(
  () => import('../../shared/rooms/entry-refused-screen.tsx'),
  'EntryRefusedScreen',
);

/** The screen for the whole table: public information only, readable from afar. */
export function DisplayPage({ code }: { readonly code: string }) {
  const connection = useConnection();
  const [, go] = useLocation();
  const lost = useSnapshot((snapshot) => snapshot.lost);
  const [refusal, setRefusal] = useState<Failure['error']>();
  const [password, setPassword] = useState<string>();
  useWakeLock(true);
  useEffect(() => {
    soundAtTable(true);
    return () => soundAtTable(false);
  }, []);
  useEffect(() => {
    for (const screen of [DisplayLobby, DisplayGame, DisplayEnd]) screen.fetchEarly();
  }, []);
  useEffect(() => {
    setRefusal(undefined);
    connection
      .watch({ code, display: true, ...(password !== undefined && { password }) })
      .then((answer) => !answer.ok && setRefusal(answer.error));
    return () => {
      stopNarration();
      connection.leaveBehind();
    };
  }, [connection, code, password]);
  if (refusal)
    return (
      <EntryRefusedScreen
        door="tv"
        code={code}
        refusal={refusal}
        hasTried={password !== undefined}
        onPassword={setPassword}
      />
    );
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
