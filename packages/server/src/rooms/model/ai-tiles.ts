import { randomInt } from 'node:crypto';
import type { AiKind } from '@moonrise/protocol';
import { chosenRules } from '../../chosen-rules.ts';
import { newPlayerId } from '../access/tokens.ts';
import { aiNames } from '../names/names.ts';
import { freeLook, randomLook } from './looks.ts';
import type { RoomDecision } from './room-command.ts';
import type { Member, RoomEvent, RoomState } from './room-model.ts';

/** An AI seat that looks like a person in the lobby. */
export type AiTile = Omit<Member, 'isReady'>;

const SOONEST = 3_000; // ms until the tile of a new AI seat arrives
const LATEST = 15_000;

/** True if AI seats of this room look like people in the lobby too. */
export const hidesAi = ({ rules, options }: Pick<RoomState, 'rules' | 'options'>): boolean => {
  const built = chosenRules(rules, options);
  return built.ok && built.rules.hidesAi === true;
};
/** Everyone whose name and look are taken: people, and AI seats that look like people. */
export const everyone = ({ members, tiles }: RoomState): readonly AiTile[] => [...members, ...tiles];

type NewOptions = Omit<Extract<RoomEvent, { type: 'options_set' }>, 'type' | 'arrivals' | 'aiCount' | 'aiSeats'> & {
  readonly aiSeats: readonly AiKind[];
};
/** The events that set these options. Tiles that are not wanted any more leave, missing ones will arrive one by one. */
export function withOptions(room: RoomState, options: NewOptions, at: number): readonly RoomEvent[] {
  const wanted = hidesAi(options) ? options.aiSeats.length : 0;
  const kept = room.tiles.slice(0, wanted);
  const waiting = room.arrivals.slice(0, wanted - kept.length);
  const added = Array.from({ length: wanted - kept.length - waiting.length }, () => at + randomWait());
  const arrivals = [...waiting, ...added].sort((a, b) => a - b);
  return [
    ...room.tiles.slice(wanted).map(({ id }): RoomEvent => ({ type: 'left', player: id, why: 'left' })),
    { type: 'options_set', ...options, ...(arrivals.length > 0 && { arrivals }) },
  ];
}

/** When the next tile arrives. Rooms of earlier versions have AI seats without a time: theirs is drawn. */
export function nextArrival(room: RoomState, at: number): number | undefined {
  const isMissing = room.tiles.length < room.aiSeats.length && room.status !== 'playing' && hidesAi(room);
  return room.arrivals[0] ?? (isMissing ? at + randomWait() : undefined);
}
const randomWait = (): number => SOONEST + randomInt(LATEST - SOONEST + 1);

/** The next tile arrives, if it is time. Any node may ask for it. */
export function arrive(room: RoomState, at: number): RoomDecision {
  const [due = at] = room.arrivals;
  if (due > at || nextArrival(room, at) === undefined || room.status === 'playing') return [];
  const taken = everyone(room);
  const [name = ''] = aiNames(
    1,
    taken.map((one) => one.name),
  );
  const look = freeLook(
    taken.map((one) => one.look),
    randomLook(),
  );
  return [{ type: 'arrived', player: newPlayerId(), name, look }];
}

/** The host removes a tile: one AI seat less. Which kind of AI it is was not decided yet, so the last one goes. */
export function kickTile(room: RoomState, player: string): RoomDecision {
  const { rules, options, language, arrivals } = room;
  const aiSeats = room.aiSeats.slice(0, -1);
  return [
    { type: 'left', player, why: 'kicked' },
    { type: 'options_set', rules, options, language, aiSeats, ...(arrivals.length > 0 && { arrivals }) },
  ];
}
