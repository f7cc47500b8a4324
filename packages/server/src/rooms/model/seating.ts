import { randomInt } from 'node:crypto';
import type { AiKind, Look } from '@moonrise/protocol';
import type { Sitter } from '../../matches/rows.ts';
import { newPlayerId } from '../access/tokens.ts';
import { drawnLook, freeLook } from './looks.ts';
import type { Member } from './room-model.ts';

function shuffled<T>(of: readonly T[]): T[] {
  const list = [...of];
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

export interface Machine extends Pick<Sitter, 'name' | 'program'> {
  readonly kind: AiKind;
}

/**
 * Who sits where: people and AI seats in an order that chance has made. Masked, everybody gets a fresh id and look as
 * well, so that nobody can match the table to the lobby.
 */
export function seating(members: readonly Member[], ai: readonly Machine[], isMasked: boolean): readonly Sitter[] {
  const looks: Look[] = isMasked ? [] : members.map(({ look }) => look);
  while (looks.length < members.length + ai.length) looks.push(freeLook(looks, drawnLook()));
  const people = members.map(({ id, name }) => ({ id: isMasked ? newPlayerId() : id, name, player: id }));
  const machines = ai.map((machine) => ({ id: newPlayerId(), player: null, ...machine }));
  return shuffled([...people, ...machines].map((sitter, i) => ({ ...sitter, look: looks[i] as Look })));
}
