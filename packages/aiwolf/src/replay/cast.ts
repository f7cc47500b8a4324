import type { Event, Id, SeatId } from '@moonrise/engine';
import { revealed } from '@moonrise/engine/kit';
import type { LogLine } from '../logs/read-game-log.ts';
import { isWolf } from '../wire/log-words.ts';
import { LINES } from '../wire/vocabulary.ts';

/** The players of a logged game. */
export interface LogCast {
  readonly roles: readonly Id[]; // by seat
  readonly names: readonly string[];
  readonly programs: readonly string[]; // their own names
  readonly seatOf: (cell: string | undefined) => SeatId | undefined; // by its number in the log
  readonly holders: (role: Id) => readonly SeatId[];
  readonly pack: readonly SeatId[];
}
/** A status line of a seat. */
export interface SeatStatus {
  readonly number: string; // of the seat, as in the log
  readonly role: Id;
  readonly name: string;
  readonly hasName: boolean; // false: the name is made from the seat
  readonly program: string;
  readonly state: string; // empty: the program was dropped
}

const SEAT = /^[1-9]\d?$/;
const ROLE = /^[A-Z_]{1,40}$/;
const STATES: readonly string[] = ['ALIVE', 'DEAD', ''];

/** Old logs have no game names: players were named by seat. Only names of programs contain commas. */
export function statusIn({ kind, cells }: LogLine): SeatStatus | undefined {
  if (kind !== LINES.status) return undefined;
  const [number = '', role = '', state = '', first, ...more] = cells;
  const isSound = SEAT.test(number) && ROLE.test(role) && STATES.includes(state);
  if (!isSound || first === undefined) return undefined; // a truncated line must not count as a dropped program
  const program = [first, ...more.slice(0, -1)].join(',');
  const name = more.at(-1) ?? '';
  const hasName = name !== '';
  return { number, role, state, name: hasName ? name : `Agent[${number.padStart(2, '0')}]`, hasName, program };
}

/** If the first day lacks a line, a later day names that seat. */
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

/** The start of the game: every seat gets a card, and the pack knows each other. */
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
