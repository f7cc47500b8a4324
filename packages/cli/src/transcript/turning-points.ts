import { type Event, type EventOf, fold, Game, type Id, listed, nameOf, type Ruleset, wordFor } from '@moonrise/engine';
import { foresee, outlookOn, type Point, type Swing, shareAt, sidesAt, swingsOf } from '@moonrise/lab';
import { sparkline } from '../report/sparkline.ts';
import type { Painter } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

const GAMES = 48; // after each turn of the game
const ALL = 1000; // steps of the progress bar

/** The turning points of a game, as lines of text. */
export async function turningPoints(
  rules: Ruleset,
  rows: readonly (readonly Event[])[],
  terminal: Terminal,
  paint: Painter,
): Promise<string[]> {
  const { options } = rows[0]?.find((event) => event.type === 'started') ?? {};
  const bar = progress(terminal, ALL, 'thousandths', () => performance.now());
  let points: readonly Point[] = [];
  await outlookOn({ rules: rules.id, options, rows }, [async (glimpse) => foresee(glimpse)], {
    passes: [{ games: GAMES, everywhere: false }],
    onPass: (found) => {
      points = found;
    },
    onProgress: (share) => bar.show(Math.round(share * ALL)),
  });
  bar.end();
  const sides = sidesAt(points, Object.keys(rules.words.teams));
  return [
    `\n${paint('bold', 'Turning points')} ${paint('dim', `(odds if standard bots play on, ${GAMES} games each)`)}`,
    ...lines(rules, points, sides),
    '',
    ...swingsOf(points, sides).map((swing) => `  ${told(rules, rows, swing)}`),
  ];
}

const sideName = (rules: Ruleset, team: Id): string => (team === 'none' ? 'nobody' : wordFor(rules, team));

/** A sparkline for each side. */
function lines(rules: Ruleset, points: readonly Point[], sides: readonly Id[]): string[] {
  const width = Math.max(...sides.map((team) => sideName(rules, team).length));
  const line = (team: Id) => sparkline([...points.map((point) => shareAt(point, team)), 1]).slice(0, -1); // full height is 100 %
  return sides.map((team) => `  ${sideName(rules, team).padEnd(width)}  ${line(team)}`);
}

function told(rules: Ruleset, rows: readonly (readonly Event[])[], { since, row, team, before, after }: Swing): string {
  const game = new Game(rules, fold(rows.slice(0, row).flat())); // in the phase that this row ended
  const events = rows.slice(since + 1, row + 1).flat();
  const phase = `${wordFor(rules, game.frame.phase)} ${game.day}`;
  return `${phase}${happened(game, events)}: ${sideName(rules, team)} ${percent(before)} → ${percent(after)}`;
}
const percent = (share: number): string => `${Math.round(100 * share)} %`;

function happened(game: Game, events: readonly Event[]): string {
  const dead = events.filter((event): event is EventOf<'died'> => event.type === 'died');
  const named = dead.map(({ seat }) => `${nameOf(game, seat)} (${wordFor(game.rules, game.state.cards[seat] ?? '')})`);
  if (named.length > 0) return `: ${listed(named, 'and')} died`;
  if (events.some(({ type }) => type === 'ended')) return ': the end';
  if (events.some(({ type }) => type === 'counted')) return ' vote count';
  return events.some(({ type }) => type === 'said' || type === 'spoke') ? ' discussion' : ' actions';
}
