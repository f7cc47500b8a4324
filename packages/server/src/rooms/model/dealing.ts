import type { AiKind } from '@moonrise/protocol';
import { chosenRules } from '../../chosen-rules.ts';
import { PROGRAM } from '../../programs/programs.ts';
import { aiNames } from '../names/names.ts';
import { roomStream } from '../room.ts';
import type { RoomCommand } from './room-command.ts';
import type { RoomState } from './room-model.ts';
import { type Machine, seating } from './seating.ts';

interface Company {
  readonly aiKinds: readonly AiKind[]; // what can play an AI seat here
  readonly programs: readonly string[]; // those that wait, by name
}
/** The deal of a room as it is now: everybody at the table, and the AI seats. */
export function dealOf(room: RoomState, game: string, { aiKinds, programs }: Company): RoomCommand | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return undefined;
  const people = room.members.map(({ name }) => name);
  const names = aiNames(room.aiSeats.length, people);
  const left = [...programs];
  const machines = room.aiSeats.map((kind, i) => ({ name: names[i] as string, ...playerFor(kind, aiKinds, left) }));
  const sitters = seating(room.members, machines, built.rules.identities !== undefined);
  const { rules, options, language, isRanked } = room;
  const begin = {
    room: roomStream(room.id),
    rules,
    options,
    language,
    ...(isRanked && { ranked: true as const }),
    sitters,
  };
  return { type: 'deal', game: { id: game, begin: { type: 'start', ...begin } } };
}

/** What plays an AI seat of this kind: the usual bot where there is no such player any more. */
function playerFor(kind: AiKind, aiKinds: readonly AiKind[], programs: string[]): Omit<Machine, 'name'> {
  if (!aiKinds.includes(kind)) return { kind: 'standard' };
  if (kind !== PROGRAM) return { kind };
  const program = programs.shift();
  return program === undefined ? { kind: 'standard' } : { kind, program };
}
