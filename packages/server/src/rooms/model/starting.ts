import type { Ruleset } from '@moonrise/engine';
import type { PacketOf } from '@moonrise/protocol';
import { chosenRules } from '../../chosen-rules.ts';
import { openSeats } from '../../programs/programs.ts';
import { rankedObstacle } from './ranked.ts';
import { evolveRoom, type Member, type RoomEvent, type RoomState } from './room-model.ts';

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

const isReady = (room: RoomState, { id, isReady, isAgent }: Member): boolean =>
  isReady || isAgent === true || id === room.host;
/** The members who play if the game starts now. The others watch, where the rules let enough players start. */
export const playersOf = (room: RoomState, { ready }: Pick<Ruleset, 'ready'>): readonly Member[] =>
  ready === 'enough' ? room.members.filter((member) => isReady(room, member)) : room.members;

/** The members who would only watch if the game started now. */
export function leftOut(room: RoomState): readonly Member[] {
  const built = chosenRules(room.rules, room.options);
  const players = built.ok ? playersOf(room, built.rules) : room.members;
  return room.members.filter((member) => !players.includes(member));
}
/** What a host reads who has not said yet that the game may start without these players. */
export function askWithout(players: readonly Member[]): string {
  const names = players.map(({ name }) => name).join(', ');
  const ids = JSON.stringify(players.map(({ id }) => id));
  return `Not ready: ${names}. Wait for them, or start without them: send start_game with "without": ${ids}. They watch, and have a seat in the next game.`;
}

/** Why the game cannot start now, or undefined. `programs`: how many are waiting. */
export function obstacleTo(room: RoomState, programs: number): Obstacle | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return { message: built.message, why: { code: 'bad_option' } };
  const ai = room.aiSeats.length;
  const players = playersOf(room, built.rules);
  const seats = players.length + ai;
  return (
    numberObstacle(built.rules, room.members.length + ai, seats) ??
    enoughObstacle(room, built.rules, seats) ??
    deckObstacle(room, built.rules, seats) ??
    allObstacle(room, built.rules) ??
    rankedObstacle(room, players) ??
    programObstacle(room, programs)
  );
}
function numberObstacle({ players: [least, most], cards }: Ruleset, all: number, seats: number): Obstacle | undefined {
  const message = (count: number) => refusalOf(cards(count));
  if (all < least) return { message: message(all), why: { code: 'too_few', n: least - all } };
  return seats > most ? { message: message(seats), why: { code: 'too_many', n: seats - most } } : undefined;
}
const unready = (room: RoomState): string[] =>
  room.members.filter((member) => !isReady(room, member)).map(({ name }) => name);
function enoughObstacle(room: RoomState, { ready, players: [least] }: Ruleset, seats: number): Obstacle | undefined {
  if (ready !== 'enough' || seats >= least) return undefined;
  const names = unready(room);
  const message = `${least} players have to be ready, and ${seats} are. Not ready: ${names.join(', ')}.`;
  return { message, why: { code: 'not_ready', names } };
}
function allObstacle(room: RoomState, { ready }: Ruleset): Obstacle | undefined {
  const names = unready(room);
  if (ready !== 'all' || names.length === 0) return undefined;
  return { message: `Not everyone is ready: ${names.join(', ')}.`, why: { code: 'not_ready', names } };
}
function deckObstacle(room: RoomState, rules: Ruleset, seats: number): Obstacle | undefined {
  const fault = refusalOf(rules.cards(seats));
  if (fault === '') return undefined;
  const names = leftOut(room).map(({ name }) => name);
  if (names.length === 0) return { message: fault, why: { code: 'bad_deck' } };
  return { message: `Without ${names.join(', ')} the deck does not fit: ${fault}`, why: { code: 'bad_deck', names } };
}
const refusalOf = (dealt: ReturnType<Ruleset['cards']>): string => (dealt.ok ? '' : dealt.message);

function programObstacle(room: RoomState, programs: number): Obstacle | undefined {
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

/** Returns to the lobby and starts the next countdown, unless a player is not ready. Present players are set ready. */
export function playAgain(room: RoomState, { here, programs, at }: Rematch): readonly RoomEvent[] {
  const events: RoomEvent[] = [
    { type: 'returned' },
    ...here.map((player): RoomEvent => ({ type: 'readied', player, ready: true })),
  ];
  const next = events.reduce((state, event) => evolveRoom(state, event, at), room);
  return obstacleTo(next, programs) || leftOut(next).length > 0 ? events : [...events, countdown(next, at)];
}
