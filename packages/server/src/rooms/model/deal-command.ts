import type { AiKind } from '@moonrise/protocol';
import { chosenRules } from '../../chosen-rules.ts';
import { PROGRAM } from '../../programs/programs.ts';
import { aiNames } from '../names/names.ts';
import { roomStream } from '../room.ts';
import { everyone } from './ai-tiles.ts';
import type { RoomCommand } from './room-command.ts';
import type { RoomState } from './room-model.ts';
import { tableOptions } from './room-options.ts';
import { withTask } from './seat-with-task.ts';
import { type AiSitter, seating, shuffled } from './seating.ts';
import { playersOf } from './starting.ts';

interface AvailableAi {
  readonly aiKinds: readonly AiKind[]; // which kinds can play an AI seat
  readonly programs: readonly string[]; // names of the programs that wait
}
interface NewGame {
  readonly game: string; // its id
  readonly seed: string;
}
/** The command that deals the next game to all members and the AI seats. */
export function dealCommand(
  room: RoomState,
  { game, seed }: NewGame,
  { aiKinds, programs }: AvailableAi,
): RoomCommand | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return undefined;
  const left = [...programs];
  const kinds = room.aiSeats.map((kind) => playerFor(kind, aiKinds, left));
  const ai = facesOf(room).map((face, i) => ({ ...face, ...(kinds[i] as (typeof kinds)[number]) }));
  const drawn = seating(playersOf(room, built.rules), ai, built.rules.identities !== undefined);
  const sitters = room.roomOptions.coached ? withTask(drawn, built.rules, seed) : drawn;
  const { rules, options, language, isRanked } = room;
  const table = tableOptions(room.roomOptions);
  const begin = {
    room: roomStream(room.id),
    rules,
    version: built.rules.version,
    options,
    language,
    ...(isRanked && { ranked: true as const }),
    ...(table && { table }),
    sitters,
  };
  return { type: 'deal', game: { id: game, begin: { type: 'start', ...begin } } };
}

/** The names of the AI seats, in random order: no one in the lobby could see which tile has which kind. Tiles keep id and look. */
function facesOf(room: RoomState): readonly Pick<AiSitter, 'name' | 'id' | 'look'>[] {
  const tiles = room.tiles.map(({ id, name, look }) => ({ id, name, look }));
  const names = aiNames(
    room.aiSeats.length - tiles.length,
    everyone(room).map(({ name }) => name),
  );
  return shuffled([...tiles, ...names.map((name) => ({ name }))]);
}

/** The player for an AI seat of this kind. If this kind is not available any more, a standard bot. */
function playerFor(kind: AiKind, aiKinds: readonly AiKind[], programs: string[]): Pick<AiSitter, 'kind' | 'program'> {
  if (!aiKinds.includes(kind)) return { kind: 'standard' };
  if (kind !== PROGRAM) return { kind };
  const program = programs.shift();
  return program === undefined ? { kind: 'standard' } : { kind, program };
}
