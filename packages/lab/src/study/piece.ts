import type { Refusal } from '@moonrise/engine';
import { type Experiment, type Setup, setUp, tallyOf } from '../games/experiment.ts';
import type { Tally } from '../statistics/tally.ts';
import { playedBefore } from './played-before.ts';
import { PIECE_GAMES, type Piece } from './study.ts';

let last: { readonly key: string; readonly setup: Setup | Refusal } | undefined;

/** The setup of an experiment, cached for the last one. */
export function setupFor(experiment: Experiment): Setup | Refusal {
  const key = JSON.stringify(experiment);
  if (last?.key !== key) last = { key, setup: setUp(experiment) };
  return last.setup;
}

/** Plays a piece. A game that has started is always counted; otherwise long games would be missing. */
export function playPiece({ experiment, from, ms }: Piece): Tally | Refusal {
  const setup = setupFor(experiment);
  if (!setup.ok) return setup;
  const before = from === 0 ? playedBefore(experiment) : undefined;
  if (before) return before;
  const end = performance.now() + ms;
  return tallyOf(setup, from, from + PIECE_GAMES, () => performance.now() >= end);
}
