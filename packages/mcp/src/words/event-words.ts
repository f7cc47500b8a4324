import { type Event, type Game, nameOf } from '@moonrise/engine';
import { eventLine } from '@moonrise/rulesets';

/** An event as a line for an agent. What people write stands in JSON quotes, so that it cannot look like a line of the game. */
export function eventWords(game: Game, event: Event): string | undefined {
  const isHidden = event.to !== 'all' ? '[not everyone knows] ' : '';
  if (event.type === 'said') {
    const channel = game.rules.allWords.channels[event.channel] ?? event.channel;
    return `[${channel}] ${nameOf(game, event.seat)} says: ${JSON.stringify(event.text)}`;
  }
  if (event.type === 'spoke' && event.text !== '')
    return `${isHidden}${nameOf(game, event.seat)} says: ${JSON.stringify(event.text)}`;
  const line = eventLine(game, event);
  return line === undefined ? undefined : `${isHidden}${line.replace(/\s+/g, ' ')}`;
}
