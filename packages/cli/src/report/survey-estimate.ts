import { type Setup, tallyOf } from '@moonrise/lab';
import { counted, duration } from '../terminal/amounts.ts';
import { type SurveyOptions, tablesOf } from './survey.ts';

/** What a survey will need. */
interface SurveyEstimate {
  readonly rules: string;
  readonly players: number;
  readonly games: number;
  readonly seconds: number; // of computing, on one core
  readonly has_search: boolean; // for a fairer deck, which is not in the other figures: its length depends on the results
}
const SAMPLE = 1_000; // ms for all tables together
const MOST = 200; // games of each

/** Plays some games of every table, and counts none. */
export function surveyEstimate(setup: Setup, options: Omit<SurveyOptions, 'onWork'>): SurveyEstimate {
  const { rules, players } = setup.experiment;
  const tables = tablesOf(setup, options).all;
  const seconds = tables.reduce((sum, table) => sum + secondsOf(table, SAMPLE / tables.length), 0) * options.games;
  return { rules, players, games: options.games * tables.length, seconds, has_search: options.hasFairer };
}
/** Of one game. */
function secondsOf(setup: Setup, ms: number): number {
  tallyOf(setup, 0, 1); // warms up
  const began = performance.now();
  const { games } = tallyOf(setup, 0, MOST, () => performance.now() - began > ms);
  return (performance.now() - began) / games / 1000;
}

/** `workers`: 0 if they are not known. */
export function surveyEstimateWords({ games, seconds, has_search }: SurveyEstimate, workers: number): string {
  const here = workers > 0 ? `${duration(seconds / workers)} with ${counted(workers, 'worker')}` : undefined;
  return [
    'Nothing was counted.',
    `games     ${games.toLocaleString('en')}${has_search ? ', and those of the search for a fairer deck' : ''}`,
    `time      about ${here ?? `${duration(seconds)} on one core, shared by the cores that serve the queue`}`,
  ].join('\n');
}
