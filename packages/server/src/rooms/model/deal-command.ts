import type { AiKind } from '@moonrise/protocol';
import { chosenRules } from '../../chosen-rules.ts';
import { PROGRAM } from '../../programs/programs.ts';
import { aiNames } from '../names/names.ts';
import { roomStream } from '../room.ts';
import type { RoomCommand } from './room-command.ts';
import type { RoomState } from './room-model.ts';
import { type AiSitter, seating } from './seating.ts';

interface AvailableAi {
  readonly aiKinds: readonly AiKind[]; // which kinds can play an AI seat
  readonly programs: readonly string[]; // names of the programs that wait
}
/** The command that deals the next game to all members and the AI seats. */
export function dealCommand(
  room: RoomState,
  game: string,
  { aiKinds, programs }: AvailableAi,
): RoomCommand | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return undefined;
  const people = room.members.map(({ name }) => name);
  const names = aiNames(room.aiSeats.length, people);
  const left = [...programs];
  const ai = room.aiSeats.map((kind, i) => ({ name: names[i] as string, ...playerFor(kind, aiKinds, left) }));
  const sitters = seating(room.members, ai, built.rules.identities !== undefined);
  const { rules, options, language, isRanked } = room;
  const begin = {
    room: roomStream(room.id),
    rules,
    version: built.rules.version,
    options,
    language,
    ...(isRanked && { ranked: true as const }),
    sitters,
  };
  return { type: 'deal', game: { id: game, begin: { type: 'start', ...begin } } };
}

/** The player for an AI seat of this kind. If this kind is not available any more, a standard bot. */
function playerFor(kind: AiKind, aiKinds: readonly AiKind[], programs: string[]): Omit<AiSitter, 'name'> {
  if (!aiKinds.includes(kind)) return { kind: 'standard' };
  if (kind !== PROGRAM) return { kind };
  const program = programs.shift();
  return program === undefined ? { kind: 'standard' } : { kind, program };
}
