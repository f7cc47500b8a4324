import type { Light } from '@moonrise/engine';
import type { GameView } from '../../connection/snapshot.ts';
import type { PhaseEntry, RulesEntry } from '../../rules/rules.ts';

/** The current phase, as far as a viewer may know it. */
export interface PhaseScene {
  readonly key: string; // changes with each phase
  readonly phase: PhaseEntry | undefined; // undefined: hidden from this viewer
  readonly light: Light;
  readonly day: number;
  readonly endsAt: number | null; // epoch ms, the server's
  readonly seconds: number; // the full length of the phase, or of a turn in it
}

/** Public screens show night while a hidden phase is open. */
export function sceneOf({ state, endsAt, extendedMs }: GameView, rules: RulesEntry, isPublicOnly: boolean): PhaseScene {
  const { day } = state;
  const frame = state.frames.at(-1);
  if (!frame || frame.closed || (isPublicOnly && frame.to !== 'all'))
    return { key: `${day}`, phase: undefined, light: 'night', day, endsAt: null, seconds: 0 };
  const phase = rules.phases.find(({ id }) => id === frame.phase);
  const seconds = (frame.seconds ?? 0) + extendedMs / 1000;
  return { key: frame.id, phase, light: phase?.light ?? 'day', day, endsAt, seconds };
}

/** The elapsed part of a phase, 0 to 1. */
export function progressOf({ endsAt, seconds }: PhaseScene, now: number): number {
  if (endsAt === null || seconds <= 0) return 0.5;
  return Math.min(1, Math.max(0, 1 - (endsAt - now) / (seconds * 1000)));
}

/** Whole seconds left; null: no clock. It stands until what is staged before the phase is over. */
export const secondsLeft = ({ endsAt, seconds }: PhaseScene, now: number): number | null =>
  endsAt === null ? null : Math.max(0, Math.ceil(Math.min(seconds || Number.POSITIVE_INFINITY, (endsAt - now) / 1000)));

const HURRY = 10;
/** True when time is short. Phases that are never longer do not hurry. */
export const isHurried = ({ seconds }: PhaseScene, left: number): boolean => left <= HURRY && seconds > HURRY;

/** "1:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
