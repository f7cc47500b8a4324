import type { Event, Id, SeatId } from '@moonrise/engine';
import { revealed } from '@moonrise/engine/kit';
import type { LogLine } from '../logs/read-game-log.ts';
import { isWolf } from '../wire/log-words.ts';
import { LINES } from '../wire/vocabulary.ts';

/** Who sits in the game that a log tells of. */
export interface LogCast {
  readonly roles: readonly Id[]; // by seat
  readonly names: readonly string[];
  readonly programs: readonly string[]; // as they call themselves
  readonly seatOf: (cell: string | undefined) => SeatId | undefined; // by its number in the log
  readonly holders: (role: Id) => readonly SeatId[];
  readonly pack: readonly SeatId[];
}
/** What a status line says of a seat. */
export interface SeatStatus {
  readonly number: string; // of the seat, as the log counts
  readonly role: Id;
  readonly name: string;
  readonly program: string;
  readonly state: string; // empty: the program had dropped out
}

const SEAT = /^[1-9]\d?$/;
const ROLE = /^[A-Z_]{1,40}$/;
const STATES: readonly string[] = ['ALIVE', 'DEAD', ''];

/** In logs of old there are no game names: all were called by their seats. Commas are in the names of programs alone. */
export function statusIn({ kind, cells }: LogLine): SeatStatus | undefined {
  const [number = '', role = '', state = '', first, ...more] = cells;
  const isSound = kind === LINES.status && SEAT.test(number) && ROLE.test(role) && STATES.includes(state);
  if (!isSound || first === undefined) return undefined; // else a line that was cut off would end as a drop-out
  const program = [first, ...more.slice(0, -1)].join(',');
  return { number, role, state, name: more.at(-1) || `Agent[${number.padStart(2, '0')}]`, program };
}

/** A line may be missing from the first day; then a later day names that seat. */
export function castOf(lines: readonly LogLine[]): LogCast {
  const found = new Map<string, SeatStatus>();
  for (const line of lines) {
    const status = statusIn(line);
    if (status && !found.has(status.number)) found.set(status.number, status);
  }
  const seats = [...found.values()].sort((a, b) => Number(a.number) - Number(b.number));
  const byNumber = new Map(seats.map(({ number }, seat) => [number, seat]));
  const roles = seats.map(({ role }) => role);
  const having = (is: (role: Id) => boolean) => [...roles.keys()].filter((seat) => is(roles[seat] as Id));
  return {
    roles,
    names: seats.map(({ name }) => name),
    programs: seats.map(({ program }) => program),
    seatOf: (cell = '') => byNumber.get(cell),
    holders: (role) => having((one) => one === role),
    pack: having(isWolf),
  };
}

/** The game begins: everybody gets a card, and the pack knows each other. */
export function beginning({ roles, names, pack }: LogCast, day: number): readonly Event[] {
  const deck: Record<Id, number> = {};
  for (const role of roles) deck[role] = (deck[role] ?? 0) + 1;
  return [
    { type: 'started', rules: 'aiwolf', options: {}, names, deck, centre: 0, day, commitment: '', to: 'all' },
    ...roles.map((role, place): Event => ({ type: 'dealt', place, role, to: [place] })),
    ...pack.flatMap((place) =>
      pack.filter((one) => one !== place).map((other) => revealed(place, roles[place] as Id, [other])),
    ),
  ];
}
