import { EndScreen } from '../features/end/end-screen.tsx';
import { StoppedScreen } from '../features/end/stopped-screen.tsx';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { TableScreen } from '../features/table/table-screen.tsx';
import { useScreen } from '../shared/story/use-screen.ts';
import { ConnectionBar } from '../shared/ui/connection-bar.tsx';
import { Waiting } from '../shared/ui/waiting.tsx';

/** A room from the lobby to the end, for those who play and those who watch. */
export function Room() {
  return (
    <>
      <ConnectionBar />
      <Scene />
    </>
  );
}

function Scene() {
  const screen = useScreen();
  switch (screen) {
    case 'lobby':
      return <LobbyScreen />;
    case 'waiting':
      return <Waiting />;
    case 'table':
      return <TableScreen />;
    case 'end':
      return <EndScreen />;
    case 'stopped':
      return <StoppedScreen />;
  }
}
