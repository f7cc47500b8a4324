import { type Id, listed } from '@moonrise/engine';
import {
  contenders,
  type Deck,
  type Difference,
  type Experiment,
  effectOf,
  plainSwapsOf,
  type Setup,
  type SimulationReport,
  type Swap,
  setUp,
  swapped,
  withDeck,
} from '@moonrise/lab';
import { findFairer, type SimulationPlan, simulate } from '@moonrise/lab/node';
import { WrongUsage } from '../arguments.ts';

/** What a role does for its side, compared with a plain card. */
interface Effect extends Difference {
  readonly role: Id;
  readonly against: Id;
  readonly games: number; // with the plain card
}
interface Size {
  readonly players: number;
  readonly games: number;
  readonly wins: SimulationReport['wins'];
}
/** A deck and its results. */
export type DeckResult = Pick<Survey, 'deck' | 'games' | 'wins'>;
interface FairerDeck extends DeckResult {
  readonly swaps: readonly Swap[];
}
/** A report with the comparisons asked for. */
export interface Survey extends SimulationReport {
  readonly deck: Deck;
  readonly effects?: readonly Effect[];
  readonly sizes?: readonly Size[];
  readonly against?: Survey; // the deck to compare with
  readonly fairer?: FairerDeck | null; // null: no swap makes it fairer
}
export interface SurveyOptions {
  readonly games: number;
  readonly workers: number;
  readonly hasEffects: boolean;
  readonly hasSizes: boolean;
  readonly hasFairer: boolean;
  readonly against: Experiment | undefined;
  readonly start?: SimulationPlan['start']; // other machines instead of threads
  readonly onWork: (total: number, things: string) => (done: number) => void; // returns a progress callback
}

/** Plays a deck, and everything to compare it with. */
export async function survey(setup: Setup, options: SurveyOptions): Promise<Survey> {
  const { swaps, exchanged, sizes, other, all } = tablesOf(setup, options);
  const { games, workers, start } = options;
  const show = options.onWork(games * all.length, 'games');
  const reports = new Map<Setup, SimulationReport>();
  for (const [i, one] of all.entries()) {
    const onProgress = (done: number) => show(i * games + done);
    reports.set(one, await simulate(one, { games, workers, onProgress, ...(start && { start }) }));
  }
  const reportOf = (one: Setup) => ({ ...(reports.get(one) as SimulationReport), deck: one.deck });
  const report = reportOf(setup);
  return {
    ...report,
    ...(options.hasEffects && {
      effects: swaps.map(({ out, into }, i) => {
        const plain = reportOf(exchanged[i] as Setup);
        const team = setup.rules.roleOf.get(out)?.team ?? '';
        return { role: out, against: into, games: plain.games, ...effectOf(report, plain, team) };
      }),
    }),
    ...(options.hasSizes && {
      sizes: sizes.map(reportOf).map(({ players, games, wins }) => ({ players, games, wins })),
    }),
    ...(other && { against: reportOf(other) }),
    ...(options.hasFairer && { fairer: await fairerThan(setup, report, options) }),
  };
}
/** Everything that a survey plays. */
export function tablesOf(
  setup: Setup,
  { hasEffects, hasSizes, against }: Pick<SurveyOptions, 'hasEffects' | 'hasSizes' | 'against'>,
) {
  const swaps = hasEffects ? plainSwapsOf(setup.experiment) : [];
  const exchanged = swaps.map((swap) => ready(withDeck(setup.experiment, swapped(setup.deck, swap))));
  const sizes = hasSizes ? sizesOf(setup) : [];
  const other = against && ready(against);
  return { swaps, exchanged, sizes, other, all: [setup, ...exchanged, ...sizes, ...(other ? [other] : [])] };
}
const ALL = 1000; // steps of the progress bar

async function fairerThan(
  setup: Setup,
  report: SimulationReport,
  { workers, start, onWork }: SurveyOptions,
): Promise<FairerDeck | null> {
  const { rules } = setup;
  const [one, other, ...more] = contenders(report, (role) => rules.roleOf.get(role)?.team ?? '');
  if (!one || !other || more.length > 0) {
    const sides = [one, other, ...more].flatMap((team) => (team ? [rules.words.teams[team] ?? team] : []));
    throw new WrongUsage(`--fairer needs two sides; this deck has ${sides.length}: ${listed(sides, 'and')}.`);
  }
  const show = onWork(ALL, 'thousandths of the search');
  const found = await findFairer(setup, {
    tally: report,
    sides: [one, other],
    workers,
    ...(start && { start }),
    onProgress: (share) => show(Math.round(share * ALL)),
  });
  return found ? { swaps: found.swaps, deck: found.deck, games: found.tally.games, wins: found.tally.wins } : null;
}

function ready(experiment: Experiment): Setup {
  const setup = setUp(experiment);
  if (!setup.ok) throw new WrongUsage(setup.message);
  return setup;
}
/** The rule set's decks with the same options, for every number of players. */
function sizesOf({ experiment, rules }: Setup): Setup[] {
  const { roles: _, ...options } = experiment.options as { readonly roles?: Deck };
  const [least, most] = rules.players;
  return Array.from({ length: most - least + 1 }, (_, i) =>
    setUp({ ...experiment, options, players: least + i }),
  ).flatMap((setup) => (setup.ok ? [setup] : []));
}
