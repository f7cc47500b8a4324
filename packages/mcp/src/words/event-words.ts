import { type Event, type Game, nameOf } from '@moonrise/engine';
import { eventLine } from '@moonrise/rulesets';
import { withQuotedNames } from './quoted-names.ts';

/** An event as a line for an agent. Names and what people write stand in JSON quotes, so that they cannot look like a line of the game. */
export function eventWords(seen: Game, event: Event): string | undefined {
  const game = withQuotedNames(seen);
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
