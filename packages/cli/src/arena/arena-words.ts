import { availableParallelism } from 'node:os';
import type { ArenaEstimate, ArenaResults, MeanDifference, PlayerResult, WonShare } from '@moonrise/arena';
import { counted, duration } from '../terminal/amounts.ts';

export const NOT_CLEAR = 'not clear';

const percentOf = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** "53.1 %", or "-" without games. */
export const shareIn = ({ share, games }: WonShare): string => (games === 0 ? '-' : percentOf(share));
export const spreadIn = ({ low, high, games }: WonShare): string =>
  games === 0 ? '-' : `${(100 * low).toFixed(1)} to ${percentOf(high)}`;
/** "+12.5 (4.0 to 21.0)" */
export const differenceIn = ({ points, low, high }: MeanDifference): string =>
  `${signed(100 * points)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
/** "+85 (60 to 110)" */
export const ratingIn = ({ rating }: Pick<PlayerResult, 'rating'>): string =>
  rating ? `${signed(rating.elo, 0)} (${rating.low.toFixed(0)} to ${rating.high.toFixed(0)})` : '-';
export const signed = (value: number, digits = 1): string => `${value < 0 ? '' : '+'}${value.toFixed(digits)}`;
export const dollars = (usd: number): string => `$${usd.toFixed(usd < 1 && usd > 0 ? 4 : 2)}`;

/** Who is better than whom, as sentences. */
export const findings = ({ differences }: ArenaResults): string[] =>
  differences
    .filter(({ isSignificant }) => isSignificant)
    .map(({ one, other, points, ...rest }) => {
      const [better, worse] = points > 0 ? [one, other] : [other, one];
      const flipped = points > 0 ? { points, ...rest } : { points: -points, low: -rest.high, high: -rest.low };
      return `${better} wins more often than ${worse}: ${differenceIn({ ...rest, ...flipped })} points`;
    });

/** What the arena cannot say, because players have failed. */
export const failures = ({ players }: ArenaResults): string[] =>
  players.flatMap(({ name, failed, failure }) =>
    failed > 0 ? [`${counted(failed, 'game')} failed because of ${name}: ${failure}`] : [],
  );

/** How much was played. */
export const amountOf = ({ games, usd, deals, pairing }: ArenaResults): string =>
  [
    games.played === games.planned
      ? counted(games.played, 'game')
      : `${games.played.toLocaleString('en')} of ${counted(games.planned, 'game')}`,
    ...(games.failed > 0 ? [`${games.failed} failed`] : []),
    `${counted(deals, 'deal')} a table${pairing === 'sides' ? ' and pair' : ''}`,
    ...(usd > 0 ? [dollars(usd)] : []),
  ].join(', ');

/** What an arena will need. */
export function estimateWords(estimate: ArenaEstimate, workers: number): string {
  const cores = Math.min(workers, availableParallelism());
  const { name, games, calls, usd, budget_usd: budget, seconds, swing_seconds: swing } = estimate;
  const swingWords = swing > 0 ? `, of which ${duration(swing / cores)} for --swing` : '';
  const models = [
    `calls     about ${calls.toLocaleString('en')} to models`,
    `cost      about ${dollars(usd)}${budget === null ? '' : `; the budget is ${dollars(budget)}${usd > budget ? ', which is not enough' : ''}`}`,
  ];
  return [
    `${name}: nothing was played.`,
    `games     ${games.toLocaleString('en')}`,
    ...(calls > 0 ? models : []),
    `time      about ${duration(seconds / cores)} with ${counted(workers, 'worker')}${swingWords}${calls > 0 ? ', and what the models take' : ''}`,
  ].join('\n');
}
