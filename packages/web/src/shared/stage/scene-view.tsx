import type { Event } from '@moonrise/engine';
import type { BeatKind } from '@moonrise/show';
import { type CSSProperties, useEffect, useRef } from 'react';
import { deathSentence, plainSentence, toldSentence } from '../rules/sentences.ts';
import { Skyline } from '../sky/skyline.tsx';
import { type Stinger, sting } from '../sound/score.ts';
import type { StoryCast } from '../story/views/story-cast.ts';
import { sentences } from '../words/lists.ts';
import { useWords } from '../words/use-words.tsx';
import type { StagedBeat } from './program.ts';
import classes from './scene-view.module.css';
import { CountScene } from './scenes/count-scene.tsx';
import { CurtainScene } from './scenes/curtain-scene.tsx';
import { FallScene } from './scenes/fall-scene.tsx';
import { SkyScene } from './scenes/sky-scene.tsx';
import { WordScene } from './scenes/word-scene.tsx';

export interface SceneProps {
  readonly scene: StagedBeat;
  readonly cast: StoryCast;
  readonly ms: number;
  readonly words: readonly string[]; // what everyone is told of it
}
interface SceneViewProps extends Omit<SceneProps, 'words'> {
  readonly isWaiting: boolean;
  readonly onTell: ((words: readonly string[]) => void) | undefined;
  readonly onSkip: () => void;
}

const isMorning = (kind: BeatKind): boolean => kind === 'dawn' || kind === 'spared';
const HUSH = 0.3; // of a verdict, before the name

/** One staged moment over the whole screen. Its words are announced elsewhere; a tap skips it. */
export function SceneView({ scene, cast, ms, isWaiting, onTell, onSkip }: SceneViewProps) {
  const t = useWords();
  const { kind } = scene.beat;
  const words = wordsOf(scene.events, cast);
  const told = useRef({ words, onTell });
  told.current = { words, onTell };
  useEffect(() => {
    if (isWaiting) return;
    sting(stingers[kind]);
    const timer = setTimeout(() => told.current.onTell?.(told.current.words), kind === 'verdict' ? ms * HUSH : 0);
    return () => clearTimeout(timer);
  }, [kind, ms, isWaiting]);
  const style = { '--ms': `${ms}ms` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there is a button
    <section
      className={classes.stage}
      aria-label={t('stage.scene')}
      data-light={isMorning(kind) && !isWaiting ? 'dawn' : 'night'}
      data-scene={isWaiting ? 'waiting' : kind}
      style={style}
      onClick={onSkip}
    >
      <div className={classes.village} aria-hidden="true">
        <Skyline />
      </div>
      {isWaiting ? (
        <p className={classes.look}>{t('stage.look')}</p>
      ) : (
        <>
          <Played scene={scene} cast={cast} ms={ms} words={words} />
          <SmallPrint events={scene.events} cast={cast} />
        </>
      )}
      {/* Its click reaches the ground, which skips: once. */}
      <button type="button" className={classes.skip}>
        {t('stage.skip')}
      </button>
    </section>
  );
}

/** What happened in the reader's own language, where the rules tell it in words of their own. */
function SmallPrint({
  events,
  cast: { rules, nameOf },
}: {
  readonly events: readonly Event[];
  readonly cast: StoryCast;
}) {
  const t = useWords();
  if (!rules.plain) return null;
  const told = events.filter((event) => event.type === 'told' && event.to === 'all');
  const shown = told.length > 0 ? told : events.filter(({ type }) => type === 'died');
  const lines = shown.map((event) =>
    event.type === 'told' || event.type === 'died' ? plainSentence(rules, event, nameOf) : undefined,
  );
  return <p className={classes.small}>{sentences(t, lines)}</p>;
}

const stingers: Readonly<Record<BeatKind, Stinger>> = {
  deal: 'card',
  nightfall: 'nightfall',
  dawn: 'dawn',
  death: 'death',
  spared: 'spared',
  shot: 'shot',
  'last-shot': 'shot',
  conversion: 'turned',
  count: 'count',
  verdict: 'verdict',
  curtain: 'curtain',
};

function Played(props: SceneProps) {
  switch (props.scene.beat.kind) {
    case 'nightfall':
    case 'dawn':
      return <SkyScene {...props} />;
    case 'count':
      return <CountScene {...props} />;
    case 'curtain':
      return <CurtainScene {...props} />;
    case 'death':
    case 'shot':
    case 'last-shot':
    case 'verdict':
    case 'conversion':
      return props.scene.beat.seats.length > 0 ? <FallScene {...props} /> : <WordScene {...props} />;
    default:
      return <WordScene {...props} />;
  }
}

/** The public sentences of a scene; a death that none of them tells has its cause. */
function wordsOf(events: readonly Event[], { rules, nameOf }: StoryCast): readonly string[] {
  const told = events.flatMap((event) =>
    event.type === 'told' && event.to === 'all' ? [toldSentence(rules, event, nameOf)] : [],
  );
  if (told.length > 0) return told;
  return events.flatMap((event) => (event.type === 'died' ? [deathSentence(rules, event, nameOf)] : []));
}
