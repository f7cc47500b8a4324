import type { Refusal } from '@moonrise/engine';
import type { Experiment } from '../games/experiment.ts';
import { merge, type Tally } from '../statistics/tally.ts';

/** A part of an experiment: the games from `from` on, as many as fit into `ms`, at least one. */
export interface Piece {
  readonly experiment: Experiment;
  readonly from: number;
  readonly ms: number;
}
/** Plays a piece, in this thread or in a worker. */
export type PieceRunner = (piece: Piece) => Promise<Tally | Refusal>;

/** The games of an experiment so far. A later study continues it. */
export interface Sample {
  readonly experiment: Experiment;
  tally?: Tally;
  refusal?: Refusal; // why it cannot be played
  pieces: number; // handed out
}
export const sampleOf = (experiment: Experiment): Sample => ({ experiment, pieces: 0 });

export interface StudyPlan {
  readonly isEnough: (tally: Tally) => boolean;
  readonly onNews: () => void; // called after every piece
  readonly signal: AbortSignal;
}

/** Size of a piece's range of games: more than can be played in its time. */
export const PIECE_GAMES = 10_000;
const FIRST_MS = 40; // short, for a first figure at once
const NEXT_MS = 160; // short enough to react when the deck changes

/** Plays the samples in parallel, the one with the fewest games first, until each has enough. */
export async function study(
  samples: readonly Sample[],
  runners: readonly PieceRunner[],
  plan: StudyPlan,
): Promise<void> {
  const { isEnough, onNews, signal } = plan;
  const given = new Map<Sample, number>(); // pieces in progress
  const wants = ({ tally, refusal }: Sample) => !refusal && !(tally && isEnough(tally));
  const work = async (runner: PieceRunner): Promise<void> => {
    for (let next = neediest(samples.filter(wants), given); next && !signal.aborted; ) {
      const { experiment } = next;
      given.set(next, (given.get(next) ?? 0) + 1);
      const played = await runner({
        experiment,
        from: PIECE_GAMES * next.pieces++,
        ms: next.tally ? NEXT_MS : FIRST_MS,
      });
      given.set(next, (given.get(next) ?? 1) - 1);
      take(next, played);
      if (!signal.aborted) onNews();
      next = neediest(samples.filter(wants), given);
    }
  };
  await Promise.all(runners.map(work));
}

function neediest(samples: readonly Sample[], given: ReadonlyMap<Sample, number>): Sample | undefined {
  const pieces = (sample: Sample) => given.get(sample) ?? 0;
  const games = ({ tally }: Sample) => tally?.games ?? 0;
  return [...samples].sort((a, b) => pieces(a) - pieces(b) || games(a) - games(b))[0];
}

function take(sample: Sample, played: Tally | Refusal): void {
  if ('ok' in played) sample.refusal = played;
  else if (sample.tally) merge(sample.tally, played);
  else sample.tally = played;
}
