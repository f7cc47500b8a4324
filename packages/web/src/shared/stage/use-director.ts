import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useConnection } from '../connection/hooks/use-connection.ts';
import type { GameView } from '../connection/snapshot.ts';
import type { SnapshotStore } from '../connection/snapshot-store.ts';
import type { RulesEntry } from '../rules/rules.ts';
import { wantsLessMotion } from '../settings/motion.ts';
import { inTime, paceOf, type StagedBeat, scenesOf } from './program.ts';
import { releaseRows, setBegunRow, setShownRow, shownRow } from './shown-rows.ts';

interface Direction {
  readonly game: GameView;
  readonly rules: RulesEntry;
  readonly isPublicOnly: boolean;
  readonly heldUntil: number | null; // another screen tells it first: up to the packet of this time; null: none does
  readonly heldMs: number; // how long to wait for it at most
}
export interface Directed {
  readonly scene: StagedBeat | undefined;
  readonly ms: number; // how long it lasts here
  readonly isWaiting: boolean; // for the other screen
  readonly isCovered: boolean; // what lies under the scenes is not to be seen: up to when it shows what they told
  readonly isOver: boolean; // everything has been told
  readonly skip: () => void; // to what comes next, for this viewer alone
}
interface Queue {
  readonly upTo: number; // the last packet whose scenes are in it, or were
  readonly scenes: readonly StagedBeat[];
  readonly isEnding?: boolean; // what the last of them told is not shown yet
}

const now = (store: SnapshotStore): number => Date.now() + store.get().clockSkew;
const isStill = (): boolean => wantsLessMotion() || document.visibilityState === 'hidden';

/**
 * Plays what has happened one beat at a time. With less motion, or in a hidden tab, there is nothing to see; but what another
 * screen is to tell first is waited for there too.
 */
export function useDirector({ game, rules, isPublicOnly, heldUntil, heldMs }: Direction): Directed {
  const { store } = useConnection();
  const [queue, setQueue] = useState<Queue>();
  const [pace, setPace] = useState(1);
  const [isLong, setIsLong] = useState(false); // the other screen takes longer than the phase waits
  const until = useRef(0); // when it has taken too long
  const queued = useRef<number | undefined>(undefined); // the last row that is in the queue, or was
  const { id, log, n, endsAt, state } = game;
  const isHeld = heldUntil !== null;

  useLayoutEffect(() => {
    const time = now(store);
    const after = queued.current ?? shownRow(id) ?? -1;
    queued.current = n;
    const isShown = isHeld || !isStill();
    const seconds = state.frames.at(-1)?.seconds ?? null;
    const begins = endsAt === null || !seconds ? null : endsAt - seconds * 1000;
    const first = { row: log[0]?.row ?? -1, begins };
    const scenes = isShown ? inTime(scenesOf({ log, rules, after, isPublicOnly }), time, first) : [];
    setQueue((before) => {
      const all = [...(before?.scenes ?? []).filter(({ row }) => row > (shownRow(id) ?? -1)), ...scenes];
      if (all.length === 0) setShownRow(id, n);
      else if (shownRow(id) === undefined) setShownRow(id, (scenes[0]?.row ?? n) - 1);
      return { upTo: n, scenes: all };
    });
    if (scenes.length === 0) return;
    until.current = Math.min(begins ?? Number.POSITIVE_INFINITY, time + heldMs); // a clock may be wrong
    setIsLong(false);
    setPace(paceOf(scenes, begins, time));
  }, [id, log, n, rules, isPublicOnly, isHeld, heldMs, endsAt, state, store]);
  const uncover = useCallback(() => setQueue((before) => before && { ...before, isEnding: false }), []);
  const release = useLateRelease(id, uncover);

  const scene = queue?.scenes[0];
  const skip = useCallback(() => {
    setQueue((before) => {
      const scenes = (before?.scenes ?? []).slice(1);
      release(scenes.length === 0 ? (queued.current ?? 0) : Math.min(...scenes.map(({ row }) => row)) - 1);
      return { upTo: before?.upTo ?? 0, scenes, isEnding: true };
    });
  }, [release]);
  const ms = (scene?.beat.ms ?? 0) / pace;
  const isWaiting = isHeld && scene !== undefined && !isLong;
  const key = isWaiting ? undefined : scene?.key;
  // What the other screen has told is not told again here.
  useEffect(() => {
    if (heldUntil === null || !scene) return;
    if (scene.at <= heldUntil) return skip();
    const timer = setTimeout(() => setIsLong(true), Math.max(0, until.current - now(store)));
    return () => clearTimeout(timer);
  }, [heldUntil, scene, skip, store]);
  const row = scene?.row;
  useEffect(() => {
    if (key === undefined || row === undefined) return;
    setBegunRow(id, row);
    const timer = setTimeout(skip, isStill() ? 0 : ms);
    return () => clearTimeout(timer);
  }, [id, key, row, ms, skip]);
  const isCovered = scene !== undefined || queue?.isEnding === true;
  return { scene, ms, isWaiting, isCovered, isOver: queue?.upTo === n && queue.scenes.length === 0, skip };
}

const PAINT_MS = 50;
/** Lets the table show what has been told, once the tap that ended a scene has been painted. */
function useLateRelease(id: string, onReleased: () => void): (row: number) => void {
  const due = useRef<{ readonly row: number; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const flush = useCallback(() => {
    if (due.current) setShownRow(id, due.current.row);
    due.current = undefined;
    onReleased();
  }, [id, onReleased]);
  useEffect(
    () => () => {
      clearTimeout(due.current?.timer);
      flush();
      releaseRows(id);
    },
    [id, flush],
  );
  return useCallback(
    (row) => {
      clearTimeout(due.current?.timer);
      due.current = { row, timer: setTimeout(flush, PAINT_MS) };
    },
    [flush],
  );
}
