import type { Id } from '@moonrise/engine';
import type { Experiment } from '../games/experiment.ts';
import type { Tally } from '../statistics/tally.ts';
import { type PieceRunner, type Sample, sampleOf, study } from '../study/study.ts';
import { type Deck, type Swap, swapped, withDeck } from './deck.ts';

/** What fairness needs to know of a tally. */
type Score = Pick<Tally, 'wins' | 'games'>;

/** A deck to make fairer, and what the search needs. */
export interface Search {
  readonly experiment: Experiment;
  readonly deck: Deck;
  readonly tally: Score; // of many games with this deck
  readonly sides: readonly [Id, Id];
  readonly runners: readonly PieceRunner[];
  readonly swapsOf: (experiment: Experiment, stronger: Id) => Promise<readonly Swap[]>;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void; // share of the work, from 0 to 1
}
/** The change found, and the tally of its games. */
export interface Fairer {
  readonly swaps: readonly Swap[];
  readonly deck: Deck;
  readonly tally: Tally;
}

/** How far a deck is from even: 0 if both sides win equally often, 1 if one always wins. */
export const unevenness = ({ wins, games }: Score, [one, other]: Search['sides']): number =>
  Math.abs((wins[one] ?? 0) - (wins[other] ?? 0)) / Math.max(1, games);

const EVEN = 0.1; // 45 to 55 %: close enough to stop after one swap
const WORTH = 0.02; // smallest gain that counts as an improvement
const HEATS = [12, 36, 108]; // games of each candidate at the end of a heat; a third goes on
const PROOF = 300; // fresh games for the finalists: winners of a race were also lucky

/** The smallest change that brings a deck closest to even: one swap, or two if one is not enough. */
export async function fairerSet(search: Search): Promise<Fairer | undefined> {
  const { experiment, deck, tally, onProgress } = search;
  const one = await bestSwap(search, { swaps: [], deck, tally }, (share) => onProgress(share / 2));
  if (!one || isEven(one.tally, search)) return nearer(search, one);
  const two = await bestSwap({ ...search, experiment: withDeck(experiment, one.deck) }, one, (share) =>
    onProgress(0.5 + share / 2),
  );
  return nearer({ ...search, tally: nearer(search, one)?.tally ?? tally }, two) ?? nearer(search, one);
}
const isEven = (tally: Tally, { sides }: Search): boolean => unevenness(tally, sides) <= EVEN;
const nearer = ({ tally, sides }: Search, found: Fairer | undefined): Fairer | undefined =>
  found && unevenness(found.tally, sides) < unevenness(tally, sides) - WORTH ? found : undefined;

type Start = Pick<Search, 'deck' | 'tally'> & Pick<Fairer, 'swaps'>;

/** Races all swaps of one card; the two best are measured again. */
async function bestSwap(search: Search, from: Start, onProgress: Search['onProgress']): Promise<Fairer | undefined> {
  const { experiment, sides, signal } = search;
  const runners = search.runners.map(forgiving);
  const [one, other] = sides;
  const stronger = (from.tally.wins[one] ?? 0) > (from.tally.wins[other] ?? 0) ? one : other;
  const swaps = await search.swapsOf(experiment, stronger);
  let field = swaps.filter((swap) => !undoes(swap, from.swaps)).map((swap) => entrant(experiment, from, swap));
  const work = workOf(field.length);
  let done = 0;
  const heat = async (games: number, size: number) => {
    const before = field.reduce((sum, { sample }) => sum + (sample.tally?.games ?? 0), 0);
    const onNews = () => {
      const played = field.reduce((sum, { sample }) => sum + Math.min(games, sample.tally?.games ?? 0), 0);
      onProgress(Math.min(1, (done + played - before) / work));
    };
    const samples = field.map(({ sample }) => sample);
    await study(samples, runners, { isEnough: (tally) => tally.games >= games, onNews, signal });
    done += field.length * games - before;
    field = nearest(field, sides).slice(0, size);
  };
  for (const games of HEATS) await heat(games, Math.max(2, Math.ceil(field.length / 3)));
  field = field.slice(0, 2).map((one) => ({ ...one, sample: sampleOf(again(one.sample.experiment)) }));
  await heat(PROOF, 1);
  const [best] = field;
  if (signal.aborted || !best?.sample.tally) return undefined;
  return { swaps: [...from.swaps, best.swap], deck: best.deck, tally: best.sample.tally };
}

/** A deck whose games fail drops out, like one that cannot be played. */
const forgiving =
  (runner: PieceRunner): PieceRunner =>
  (piece) =>
    runner(piece).catch(({ message }: Error) => ({ ok: false, code: 'not_allowed', message }));

interface Entrant {
  readonly swap: Swap;
  readonly deck: Deck;
  readonly sample: Sample;
}
const entrant = (experiment: Experiment, from: Start, swap: Swap): Entrant => {
  const deck = swapped(from.deck, swap);
  return { swap, deck, sample: sampleOf(withDeck(experiment, deck)) };
};
const again = (experiment: Experiment): Experiment => ({ ...experiment, seed: `${experiment.seed}/again` });
/** True for a swap that partly undoes an earlier one. */
const undoes = ({ out, into }: Swap, before: readonly Swap[]): boolean =>
  before.some((earlier) => earlier.into === out || earlier.out === into);
const nearest = (field: readonly Entrant[], sides: Search['sides']): Entrant[] =>
  field
    .filter(({ sample }) => sample.tally)
    .sort((a, b) => unevenness(a.sample.tally as Tally, sides) - unevenness(b.sample.tally as Tally, sides));

/** Estimated number of games in a race. */
function workOf(entrants: number): number {
  let [size, before, sum] = [entrants, 0, 0];
  for (const games of HEATS) {
    sum += size * (games - before);
    before = games;
    size = Math.max(2, Math.ceil(size / 3));
  }
  return sum + 2 * PROOF;
}
