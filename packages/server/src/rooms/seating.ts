import { randomInt } from 'node:crypto';
import type { Look } from '@moonrise/protocol';
import type { Sitter } from '../matches/rows.ts';
import { drawnLook, freeLook } from './looks.ts';
import type { RoomState } from './room-model.ts';
import { newPlayerId } from './tokens.ts';

function shuffled<T>(of: readonly T[]): T[] {
  const list = [...of];
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/**
 * Who sits where: people and AI seats in an order that chance has made. Masked, everybody gets a fresh id and look as
 * well, so that nobody can match the table to the lobby.
 */
export function seating(room: RoomState, aiNames: readonly string[], isMasked: boolean): readonly Sitter[] {
  const looks: Look[] = isMasked ? [] : room.members.map(({ look }) => look);
  while (looks.length < room.members.length + aiNames.length) looks.push(freeLook(looks, drawnLook()));
  const people = room.members.map(({ id, name }) => ({ id: isMasked ? newPlayerId() : id, name, player: id }));
  const machines = aiNames.map((name) => ({ id: newPlayerId(), name, player: null }));
  return shuffled([...people, ...machines].map((sitter, i) => ({ ...sitter, look: looks[i] as Look })));
}
