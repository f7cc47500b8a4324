import type { Deed, Place } from '@moonrise/engine';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Face } from '../../faces/faces.tsx';
import { Icon } from '../../icons/icons.tsx';
import { isSeat, type StoryCast } from '../../story/views/story-cast.ts';
import { useWords } from '../../words/use-words.tsx';
import type { SceneProps } from '../scene-view.tsx';
import classes from './count-scene.module.css';

const FEW = 3; // piles
const MANY = 7;
const HUSH = 0.18; // of the scene, after the last ballot

/** The ballots, one by one: each face flies from its house to the player it named. */
export function CountScene({ scene: { beat }, cast, ms }: SceneProps) {
  const t = useWords();
  const { ballots = [] } = beat;
  const told = useTold(ballots.length, ms * (1 - HUSH));
  const named = [...new Set(ballots.flatMap(({ targets }) => targets.slice(0, 1)))].sort((a, b) => a - b);
  const hasPasses = ballots.some(({ targets }) => targets.length === 0);
  const piles = named.length + (hasPasses ? 1 : 0);
  const size = piles <= FEW ? 'few' : piles >= MANY ? 'many' : 'some';
  const votesFor = (target: Place | undefined) => ballots.slice(0, told).filter((deed) => deed.targets[0] === target);
  return (
    <div className={classes.count} data-size={size}>
      <h2 className={classes.title}>{t('stage.count')}</h2>
      <ul className={classes.named}>
        {named.map((target) => (
          <Pile key={target} target={target} votes={votesFor(target)} cast={cast} />
        ))}
        {hasPasses && <Pile votes={votesFor(undefined)} cast={cast} />}
      </ul>
    </div>
  );
}

/** How many ballots have been told. */
function useTold(count: number, ms: number): number {
  const [told, setTold] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTold((before) => Math.min(count, before + 1)), ms / Math.max(1, count));
    return () => clearInterval(timer);
  }, [count, ms]);
  return told;
}

interface PileProps {
  readonly target?: Place; // none: abstentions
  readonly votes: readonly Deed[];
  readonly cast: StoryCast;
}
function Pile({ target, votes, cast }: PileProps) {
  const t = useWords();
  return (
    <li className={classes.pile} data-votes={votes.length}>
      <span className={classes.target}>
        {target !== undefined && isSeat(cast, target) && <Face {...cast.lookOf(target)} size={72} />}
        {target === undefined && <Icon name="moon" size={72} />}
        <strong className={classes.votes}>{votes.length}</strong>
      </span>
      <span className={classes.name}>{target === undefined ? t('stage.abstained') : cast.nameOf(target)}</span>
      <span className={classes.voters}>
        {votes.map(({ seat }) => (
          <Voter key={seat} seat={seat} cast={cast} />
        ))}
      </span>
    </li>
  );
}

/** A voter's face, which comes flying from where the player's house stands. */
function Voter({ seat, cast }: { readonly seat: number; readonly cast: StoryCast }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [start, setStart] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const house = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
    const here = ref.current?.getBoundingClientRect();
    if (!here) return;
    const x = house ? house.x + house.width / 2 - here.x : 0;
    const y = house ? house.y + house.height / 2 - here.y : innerHeight - here.y;
    setStart({ '--x': `${Math.round(x)}px`, '--y': `${Math.round(y)}px` } as CSSProperties);
  }, [seat]);
  return (
    <span ref={ref} className={start ? classes.voter : classes.unplaced} style={start}>
      <Face {...cast.lookOf(seat)} size={34} />
    </span>
  );
}
