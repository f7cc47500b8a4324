import type { PacketOf } from '@moonrise/protocol';
import { chosenRules } from '../../chosen-rules.ts';
import { openSeats } from '../../programs/programs.ts';
import { evolveRoom, type RoomEvent, type RoomState } from './room-model.ts';

/** Why a game cannot start: as a sentence, and in parts for clients that translate it. */
export interface Obstacle {
  readonly message: string;
  readonly why: NonNullable<PacketOf<'room_updated'>['cannot_start_why']>;
}
/** The request for another game with the present players. */
export interface Rematch {
  readonly here: readonly string[];
  readonly programs: number;
  readonly at: number;
}
const COUNTDOWN = 6; // seconds

/** Why the game cannot start now, or undefined. `programs`: how many are waiting. */
export function obstacleTo(room: RoomState, programs: number): Obstacle | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return { message: built.message, why: { code: 'bad_option' } };
  const players = room.members.length + room.aiSeats.length;
  const cards = built.rules.cards(players);
  const [least, most] = built.rules.players;
  if (!cards.ok && players < least) return { message: cards.message, why: { code: 'too_few', n: least - players } };
  if (!cards.ok && players > most) return { message: cards.message, why: { code: 'too_many', n: players - most } };
  if (!cards.ok) return { message: cards.message, why: { code: 'bad_deck' } };
  const waiting = room.members.filter(({ id, isReady }) => id !== room.host && !isReady).map(({ name }) => name);
  if (built.rules.allReady && waiting.length > 0)
    return { message: `Not everyone is ready: ${waiting.join(', ')}.`, why: { code: 'not_ready', names: waiting } };
  if (room.isRanked && room.aiSeats.length > 0)
    return {
      message: 'Ranked games are for people only: remove the AI seats, or turn ranking off.',
      why: { code: 'ranked_bots' },
    };
  const missing = openSeats(room) - programs;
  if (missing > 0)
    return {
      message: `${missing === 1 ? '1 seat is waiting for a program' : `${missing} seats are waiting for programs`}: connect them, or let bots play.`,
      why: { code: 'programs_missing', n: missing },
    };
  return undefined;
}

/** The event that starts the countdown. */
export function countdown({ rules, options }: RoomState, at: number): RoomEvent {
  const built = chosenRules(rules, options);
  const seconds = built.ok ? (built.rules.options as { countdown?: number }).countdown : undefined;
  return { type: 'countdown_started', endsAt: at + (seconds ?? COUNTDOWN) * 1000 };
}

/** Returns to the lobby and starts the next countdown. Present players are set ready. */
export function playAgain(room: RoomState, { here, programs, at }: Rematch): readonly RoomEvent[] {
  const events: RoomEvent[] = [
    { type: 'returned' },
    ...here.map((player): RoomEvent => ({ type: 'readied', player, ready: true })),
  ];
  const next = events.reduce((state, event) => evolveRoom(state, event, at), room);
  return obstacleTo(next, programs) ? events : [...events, countdown(next, at)];
}
