import type { EventOf, Id } from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';
import { isDeathTold } from '../log/deaths.ts';

/** A line in a channel of a game. */
export interface ChannelLine {
  readonly key: string;
  readonly at: number;
  readonly row: number; // of the game’s log: one decision
  readonly channel: Id;
  readonly event: EventOf<'said' | 'spoke' | 'told' | 'died' | 'opened'>;
}

/** The lines of all channels (the public one is first): messages, and what the rules announce. */
export function linesOf(log: readonly Happening[], channels: readonly Id[]): readonly ChannelLine[] {
  const [open = 'global', hidden = open] = channels;
  return log.flatMap(({ at, row, event }, i): ChannelLine[] => {
    const channel = channelOf(event, open, hidden);
    if (channel === undefined || (event.type === 'died' && isDeathTold(log, i))) return [];
    return [{ key: `${i}`, at, row, channel, event: event as ChannelLine['event'] }];
  });
}

function channelOf(event: Happening['event'], open: Id, hidden: Id): Id | undefined {
  switch (event.type) {
    case 'said':
      return event.channel;
    case 'spoke':
      return event.text === '' ? undefined : event.to === 'all' ? open : hidden;
    case 'told':
      return event.channel ?? (event.to === 'all' ? open : undefined);
    case 'died':
      return open;
    case 'opened':
      return event.to === 'all' ? open : undefined;
    default:
      return undefined;
  }
}
