import { type Event, evolve, Game, nothing, type Ruleset } from '@moonrise/engine';
import { castOf, endingOf } from './cast.ts';
import { type Line, tell } from './happenings.ts';
import type { Painter } from './paint.ts';

/** A whole game as lines of text, for one who sees everything. */
export function story(rules: Ruleset, log: readonly Event[], paint: Painter): string[] {
  const chapters: Line[][] = [[]];
  let game = new Game(rules, nothing);
  for (const event of log) {
    game = new Game(rules, evolve(game.state, event));
    if (event.type === 'opened') chapters.push([]);
    const chapter = chapters[chapters.length - 1] as Line[];
    chapter.splice(0, chapter.length, ...tell(chapter, game, event));
  }
  const [deal = [], ...rest] = chapters;
  const lines = [...rest.flatMap((chapter) => chapter.map((line) => render(line, paint)))];
  return [...castOf(rules, log, paint), ...deal.map((line) => render(line, paint)), ...lines, ...endingOf(game, paint)];
}

const MARGIN = '  ';
function render({ tone, text, to }: Line, paint: Painter): string {
  if (tone === 'heading') return `\n${paint('bold', text)}${paint('dim', mark(to))}`;
  const words = tone === 'death' ? paint('red', text) : text;
  return `${MARGIN}${words}${paint('dim', mark(to))}`;
}
/** Private things end with the names of those who learn them. */
const mark = (to: Line['to']): string => (to === 'all' ? '' : `  [${to.join(', ') || 'nobody'}]`);
