import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from '../connection/hooks/use-connection.ts';
import type { GameView } from '../connection/snapshot.ts';
import { vibrate } from '../device/vibrate.ts';
import type { RulesEntry } from '../rules/rules.ts';
import type { NameOf } from '../rules/sentences.ts';
import { defaultLook, type StoryCast } from '../story/views/story-cast.ts';
import { useSpeech, Words } from '../words/use-words.tsx';
import { loadWords } from '../words/words.ts';
import { SceneView } from './scene-view.tsx';
import { useDirector } from './use-director.ts';

interface DirectorProps {
  readonly game: GameView;
  readonly rules: RulesEntry;
  readonly nameOf: NameOf;
  readonly isPublicOnly: boolean; // others can see this screen
  readonly follows?: boolean; // waits for a table screen that leads
  readonly onTell?: (words: readonly string[]) => void; // a scene says this
  readonly onOver?: () => void; // everything has been told
  readonly onStage?: (isStaged: boolean) => void; // a scene covers the screen, or no more
}

const OWN_DEATH = [60, 60, 120];

/** Stages what happens in a running game, over the screen it happens on. */
export function Director(props: DirectorProps) {
  const { game, rules, nameOf, isPublicOnly, follows = false, onTell, onOver, onStage } = props;
  const { room, stageAt } = useSnapshot(({ room, stageAt }) => ({ room, stageAt }));
  const heldUntil = follows && room?.display_leads ? stageAt : null;
  const heldMs = 1_000 * (room?.roomOptions.staging ?? 0);
  const { scene, ms, isWaiting, isCovered, isOver, skip } = useDirector({
    game,
    rules,
    isPublicOnly,
    heldUntil,
    heldMs,
  });
  const { language } = useSpeech();
  useEffect(() => {
    loadWords(language, 'show').catch(() => {}); // before the first scene needs them
  }, [language]);
  useEffect(() => {
    if (isOver) onOver?.();
  }, [isOver, onOver]);
  const dies = scene?.events.some((event) => event.type === 'died' && event.seat === game.seat) ?? false;
  const isOwnDeath = dies && !isWaiting;
  useEffect(() => {
    if (isOwnDeath) vibrate(OWN_DEATH);
  }, [isOwnDeath]);
  useCover(isCovered, onStage);
  if (!scene) return null;
  const lookOf = (seat: number) => game.looks[seat] ?? defaultLook(seat);
  const cast: StoryCast = { rules, nameOf, lookOf, seats: game.state.seats.length };
  return (
    <Suspense fallback={null}>
      <Words of={['show']}>
        <SceneView
          key={scene.key}
          scene={scene}
          cast={cast}
          ms={ms}
          isWaiting={isWaiting}
          onTell={onTell}
          onSkip={skip}
        />
      </Words>
    </Suspense>
  );
}

/** While scenes cover the screen nothing under them can be reached; then the focus goes back to where it was. */
function useCover(isStaged: boolean, onStage: DirectorProps['onStage']): void {
  const tell = useRef(onStage);
  tell.current = onStage;
  useLayoutEffect(() => {
    if (!isStaged) return;
    const before = document.activeElement;
    tell.current?.(true);
    return () => {
      tell.current?.(false);
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true });
      });
    };
  }, [isStaged]);
}
