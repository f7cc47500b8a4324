import { randomInt } from 'node:crypto';
import type { AiKind, Look } from '@moonrise/protocol';
import type { Sitter } from '../../matches/rows.ts';
import { newPlayerId } from '../access/tokens.ts';
import { freeLook, randomLook } from './looks.ts';
import type { Member } from './room-model.ts';

function shuffled<T>(of: readonly T[]): T[] {
  const list = [...of];
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

export interface AiSitter extends Pick<Sitter, 'name' | 'program'> {
  readonly kind: AiKind;
}

/**
 * The seats of a game: people and AI seats in random order. In a masked game all players also get new ids and looks,
 * so that they cannot be matched with the members of the lobby.
 */
export function seating(members: readonly Member[], ai: readonly AiSitter[], isMasked: boolean): readonly Sitter[] {
  const looks: Look[] = isMasked ? [] : members.map(({ look }) => look);
  while (looks.length < members.length + ai.length) looks.push(freeLook(looks, randomLook()));
  const people = members.map(({ id, name }) => ({ id: isMasked ? newPlayerId() : id, name, player: id }));
  const aiSitters = ai.map((sitter) => ({ id: newPlayerId(), player: null, ...sitter }));
  return shuffled([...people, ...aiSitters].map((sitter, i) => ({ ...sitter, look: looks[i] as Look })));
}
