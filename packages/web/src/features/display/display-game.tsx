import type { Light, SeatId } from '@moonrise/engine';
import { useEffect, useRef } from 'react';
import { useServerNow } from '../../shared/connection/hooks/use-server-now.ts';
import { useSettings } from '../../shared/settings/settings.ts';
import { useDawn } from '../../shared/sky/use-dawn.ts';
import { sting } from '../../shared/sound/score.ts';
import { useNightMusic } from '../../shared/sound/use-night-music.ts';
import { heldLives } from '../../shared/stage/held-lives.ts';
import { useHeld } from '../../shared/stage/shown-rows.ts';
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
import { useLazyPart } from '../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './display-game.module.css';
import { useNarrator } from './narration/narration.ts';
import { Subtitles } from './narration/subtitles.tsx';
import { VoiceButton } from './narration/voice-button.tsx';
import type { Shown } from './shown.ts';
import { DisplayDeck } from './stage/display-deck.tsx';
import { DisplayInvitation } from './stage/display-invitation.tsx';
import { DisplayPlayers } from './stage/display-players.tsx';
import { Stage } from './stage/stage.tsx';
import { useStageShown } from './stage/use-stage-shown.ts';

const director = () => import('../../shared/stage/director.tsx').then((part) => part.Director);

export function DisplayGame({ room, game, rules }: Shown) {
  const t = useWords();
  const nameOf = usePlaceNames(game.state);
  const scene = sceneOf(game, rules, true);
  const light = useDawn(scene.light);
  const { voice } = useSettings();
  useNightMusic(voice && scene.light === 'night');
  useDuskSting(scene.light);
  const now = useServerNow(500);
  const Director = useLazyPart(director);
  const tell = useStageShown(game);
  const narrate = useNarrator();
  const phase = scene.phase?.name ?? t('table.night');
  const lives = heldLives(game.log, useHeld().heldFrom);
  const dead = game.state.seats.filter(({ id, alive }) => !(lives.get(id) ?? alive));
  const seats = game.state.seats.length;
  return (
    <Stage
      isBoard
      light={light}
      sky={{ progress: progressOf(scene, now), day: scene.day }}
      title={numbered(phase, scene.day, rules, t)}
      note={isDeal(game, now) ? t('display.dealt') : t('display.living', { n: seats - dead.length, of: seats })}
      head={
        <>
          <DisplayClock scene={scene} now={now} />
          <div className={classes.deck}>
            <DisplayDeck rules={rules} deck={game.state.deck} gone={goneOf(game, dead)} />
          </div>
        </>
      }
      foot={
        <>
          <Subtitles game={game} rules={rules} nameOf={nameOf} />
          <VoiceButton isSmall />
          <DisplayInvitation code={room.code} to="watch" />
        </>
      }
    >
      <DisplayPlayers room={room} game={game} rules={rules} nameOf={nameOf} />
      {Director && <Director game={game} rules={rules} nameOf={nameOf} isPublicOnly onTell={narrate} onOver={tell} />}
    </Stage>
  );
}

/** The first clock waits until everyone has closed their card. */
function isDeal({ log, endsAt, state }: Shown['game'], now: number): boolean {
  const seconds = state.frames.at(-1)?.seconds;
  const opened = log.filter(({ event }) => event.type === 'opened');
  return opened.length === 1 && endsAt !== null && !!seconds && now < endsAt - 1_000 * seconds;
}

/** Dusk has a sound, but no scene. */
function useDuskSting(light: Light): void {
  const before = useRef(light);
  useEffect(() => {
    if (light === 'dusk' && before.current !== 'dusk') sting('dusk');
    before.current = light;
  }, [light]);
}

/** The cards of the dead, where everyone was shown them. */
function goneOf({ state }: Shown['game'], dead: readonly { readonly id: SeatId }[]): Readonly<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { id } of dead) {
    const card = state.cards[id];
    if (card) gone[card] = (gone[card] ?? 0) + 1;
  }
  return gone;
}

function DisplayClock({ scene, now }: { readonly scene: PhaseScene; readonly now: number }) {
  const t = useWords();
  const left = secondsLeft(scene, now);
  const beats = left !== null && left > 0 && isHurried(scene, left) ? left : 0;
  useEffect(() => {
    if (beats > 0) sting('heartbeat');
  }, [beats]);
  if (left === null) return null;
  return (
    <p className={classes.clock} role="timer" aria-label={t('display.timeLeft')} data-hurry={isHurried(scene, left)}>
      {clockText(left)}
    </p>
  );
}
