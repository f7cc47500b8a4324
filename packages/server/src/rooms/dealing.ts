import type { AiKind } from '@moonrise/protocol';
import { chosenRules } from '../chosen-rules.ts';
import { aiNames } from './names.ts';
import { roomStream } from './room.ts';
import type { RoomCommand } from './room-decide.ts';
import type { RoomState } from './room-model.ts';
import { seating } from './seating.ts';

/** The deal of a room as it is now: everybody at the table, and the AI seats. */
export function dealOf(room: RoomState, game: string, aiKinds: readonly AiKind[]): RoomCommand | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return undefined;
  const people = room.members.map(({ name }) => name);
  const kinds = room.aiSeats.map((kind) => (aiKinds.includes(kind) ? kind : 'standard')); // no longer to be had
  const names = aiNames(kinds.length, people);
  const machines = kinds.map((kind, i) => ({ kind, name: names[i] as string }));
  const sitters = seating(room.members, machines, built.rules.identities !== undefined);
  const { rules, options, language } = room;
  return {
    type: 'deal',
    game: { id: game, begin: { type: 'start', room: roomStream(room.id), rules, options, language, sitters } },
  };
}
