import type { AiKind } from '@moonrise/protocol';
import { chosenRules } from '../chosen-rules.ts';
import { PROGRAM } from '../programs/programs.ts';
import { aiNames } from './names.ts';
import { roomStream } from './room.ts';
import type { RoomCommand } from './room-decide.ts';
import type { RoomState } from './room-model.ts';
import { seating } from './seating.ts';

interface Company {
  readonly aiKinds: readonly AiKind[]; // what can play an AI seat here
  readonly programs: number; // that wait
}
/** The deal of a room as it is now: everybody at the table, and the AI seats. */
export function dealOf(room: RoomState, game: string, { aiKinds, programs }: Company): RoomCommand | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return undefined;
  const people = room.members.map(({ name }) => name);
  let left = programs;
  const isThere = (kind: AiKind) => aiKinds.includes(kind) && (kind !== PROGRAM || left-- > 0);
  const kinds = room.aiSeats.map((kind) => (isThere(kind) ? kind : 'standard')); // no longer to be had
  const names = aiNames(kinds.length, people);
  const machines = kinds.map((kind, i) => ({ kind, name: names[i] as string }));
  const sitters = seating(room.members, machines, built.rules.identities !== undefined);
  const { rules, options, language } = room;
  return {
    type: 'deal',
    game: { id: game, begin: { type: 'start', room: roomStream(room.id), rules, options, language, sitters } },
  };
}
