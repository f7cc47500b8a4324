import { kinds, type Player, playerOf } from '@moonrise/bots';
import { type Id, listed, type Refusal, type Role, type Ruleset, refuse, seedOf } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { count, emptyTally, type Tally } from '../statistics/tally.ts';
import { namesFor } from './names.ts';
import { type PlayedGame, playGame } from './play-game.ts';

/** What to play, as a value that can be sent to a worker. */
export interface Experiment {
  readonly rules: Id;
  readonly options: unknown;
  readonly players: number;
  readonly seed: string; // any text
  readonly bots: { readonly village: string; readonly wolves: string }; // kinds of bots, by the side a seat is dealt
}
/** An experiment with its rules, deck and bots. */
export interface Setup {
  readonly ok: true;
  readonly experiment: Experiment;
  readonly rules: Ruleset;
  readonly deck: Readonly<Record<Id, number>>;
  readonly names: readonly string[];
  readonly playerFor: (dealt: Role) => Player;
}

export function setUp(experiment: Experiment): Setup | Refusal {
  const built = ruleset(experiment.rules, experiment.options);
  if (!built.ok) return built;
  const { rules } = built;
  const cards = rules.cards(experiment.players);
  if (!cards.ok) return cards;
  const { village, wolves } = experiment.bots;
  const [ours, theirs] = [playerOf(village), playerOf(wolves)];
  if (!ours || !theirs) return refuse('not_allowed', unknownKind(ours ? wolves : village));
  const playerFor = ({ team }: Role) => (team === rules.wolves ? theirs : ours);
  return { ok: true, experiment, rules, deck: cards.deck, names: namesFor(experiment.players), playerFor };
}
const unknownKind = (kind: string) => `There is no kind of bots "${kind}"; there are: ${listed(kinds, 'and')}.`;

/** Game `i` of an experiment, the same on every machine and in every worker. */
export const gameOf = ({ experiment, rules, names, playerFor }: Setup, i: number): PlayedGame =>
  playGame({ rules, names, playerFor, seed: seedOf(`${experiment.seed}/${i}`) });

/** Plays the games from `from` to before `to`, or until `isEnough`; at least one. */
export function tallyOf(setup: Setup, from: number, to: number, isEnough = () => false): Tally {
  const tally = emptyTally(setup.rules, setup.deck);
  for (let i = from; i < to && (i === from || !isEnough()); i++) {
    try {
      count(tally, gameOf(setup, i));
    } catch (error) {
      throw new Error(`Game ${i} of seed "${setup.experiment.seed}" failed: ${(error as Error).message}`);
    }
  }
  return tally;
}
