import { clock, type Game } from '@moonrise/engine';

const HOUR = 3_600_000; // ms
const [SHORTEST, LONGEST] = [HOUR / 2, 7 * 24 * HOUR];
const ROUNDS = 2;

/** The length of a round in ms, if each phase takes its whole time. Where players speak in turn, each has the phase's time. */
function roundLength(game: Game): number {
  const seconds = game.rules.schedule.map(({ phase: id }) => {
    const phase = game.rules.phaseOf.get(id);
    return (phase?.seconds(game) ?? 0) * (phase?.floor ? game.seats.length : 1);
  });
  return 1000 * seconds.reduce((sum, one) => sum + one, 0);
}
/** True if a round takes an hour or more. */
export const isSlow = (game: Game): boolean => roundLength(game) >= HOUR;

/** How long a game waits for a person to come back, in ms: two rounds, but half an hour at least and a week at most. */
export const longestUnattended = (game: Game): number =>
  Math.min(Math.max(ROUNDS * roundLength(game), SHORTEST), LONGEST);

const SHARE = 1 / 4; // of a phase of a slow game
/** How long a player may be away before a bot plays on, in seconds. In a slow game people look in a few times a day. */
export const longestAway = (game: Game, usual: number): number =>
  isSlow(game) ? Math.max(usual, (clock(game)?.seconds ?? 0) * SHARE) : usual;
