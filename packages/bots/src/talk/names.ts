import type { Place } from '@moonrise/engine';
import type { TalkContext } from './acts.ts';

export const nameOf = ({ seats }: Pick<TalkContext, 'seats'>, place: Place): string =>
  seats[place]?.name ?? `card ${place - seats.length + 1}`;
