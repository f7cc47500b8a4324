import { type Event, evolve, Game, nothing, type Ruleset } from '@moonrise/engine';
import type { Painter } from '../terminal/paint.ts';
import { castOf, endingOf } from './cast.ts';
import { addEvent, type TranscriptLine } from './transcript-lines.ts';

const MARGIN = '  ';
const WIDTH = 64;

/** A game as lines of text, for a viewer who sees these events. */
export function transcript(rules: Ruleset, log: readonly Event[], paint: Painter): string[] {
  const chapters: (readonly TranscriptLine[])[] = [[]]; // the deal, then one for each phase
  let game = new Game(rules, nothing);
  for (const event of log) {
    game = new Game(rules, evolve(game.state, event));
    if (event.type === 'opened') chapters.push([]);
    chapters.push(addEvent(chapters.pop() ?? [], game, event));
  }
  const told = chapters.flatMap((chapter) => chapter.map((line) => render(line, paint)));
  const gap = chapters[0]?.length === 0 ? [] : [''];
  return [...castOf(rules, log, paint), ...gap, ...told, ...endingOf(game, paint)];
}

function render({ tone, who, text, to }: TranscriptLine, paint: Painter): string {
  const isAlone = to !== 'all' && who.length > 0 && to.every((name) => who.includes(name));
  const mark = to === 'all' ? '' : paint('dim', `  [${isAlone ? 'secret' : to.join(', ') || 'nobody'}]`);
  if (tone === 'heading') return `\n${paint('bold', text)} ${paint('dim', '─'.repeat(WIDTH - text.length))}${mark}`;
  const doers = who.length > 0 ? `${paint('cyan', who.join(', '))}: ` : '';
  return `${MARGIN}${doers}${tone === 'death' ? paint('red', text) : text}${mark}`;
}
