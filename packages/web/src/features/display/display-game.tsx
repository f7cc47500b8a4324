import { useServerNow } from '../../shared/connection/hooks/use-server-now.ts';
import { useDawn } from '../../shared/sky/use-dawn.ts';
import { numbered } from '../../shared/story/phase/phase-title.ts';
import {
  clockText,
  isHurried,
  type PhaseScene,
  progressOf,
  sceneOf,
  secondsLeft,
} from '../../shared/story/phase/scene.ts';
import { usePlaceNames } from '../../shared/story/views/use-place-names.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './display-game.module.css';
import { Subtitles } from './narration/subtitles.tsx';
import { VoiceButton } from './narration/voice-button.tsx';
import type { Shown } from './shown.ts';
import { DisplayInvitation } from './stage/display-invitation.tsx';
import { DisplayPlayers } from './stage/display-players.tsx';
import { Stage } from './stage/stage.tsx';

export function DisplayGame({ room, game, rules }: Shown) {
  const t = useWords();
  const nameOf = usePlaceNames(game.state);
  const scene = sceneOf(game, rules, true);
  const light = useDawn(scene.light);
  const now = useServerNow(500);
  const phase = scene.phase?.name ?? t('display.waiting');
  const living = game.state.seats.filter(({ alive }) => alive).length;
  return (
    <Stage
      light={light}
      sky={{ progress: progressOf(scene, now), day: scene.day }}
      title={numbered(phase, scene.day, t)}
      note={t('display.living', { n: living, of: game.state.seats.length })}
      head={<DisplayClock scene={scene} now={now} />}
      foot={
        <>
          <Subtitles game={game} rules={rules} nameOf={nameOf} />
          <VoiceButton isSmall />
          <DisplayInvitation code={room.code} to="watch" />
        </>
      }
    >
      <DisplayPlayers game={game} rules={rules} nameOf={nameOf} />
    </Stage>
  );
}

function DisplayClock({ scene, now }: { readonly scene: PhaseScene; readonly now: number }) {
  const t = useWords();
  const left = secondsLeft(scene, now);
  if (left === null) return null;
  return (
    <p className={classes.clock} role="timer" aria-label={t('display.timeLeft')} data-hurry={isHurried(scene, left)}>
      {clockText(left)}
    </p>
  );
}
