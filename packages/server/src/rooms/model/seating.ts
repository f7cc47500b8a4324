import { randomInt } from 'node:crypto';
import type { AiKind, Look } from '@moonrise/protocol';
import type { Sitter } from '../../matches/rows.ts';
import { newPlayerId } from '../access/tokens.ts';
import { isWomans } from '../names/first-names.ts';
import { freeLook, randomLook } from './looks.ts';
import type { Member } from './room-model.ts';

export function shuffled<T>(of: readonly T[]): T[] {
  const list = [...of];
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

export interface AiSitter extends Pick<Sitter, 'name' | 'program'> {
  readonly id?: string; // of an AI seat that looked like a person in the lobby
  readonly look?: Look;
  readonly kind: AiKind;
}

/** Half of the women's names: not every woman chooses it, and without it nobody must be known for a person. */
const isFeminineAi = (name: string): boolean => isWomans(name) && randomInt(2) === 0;

/**
 * The seats of a game: people and AI seats in random order. In a masked game all players also get new ids and looks,
 * so that they cannot be matched with the members of the lobby.
 */
export function seating(members: readonly Member[], ai: readonly AiSitter[], isMasked: boolean): readonly Sitter[] {
  const people = members.map(({ id, name, look, isFeminine = false }) => ({ id, name, look, isFeminine, player: id }));
  const all = [...people, ...ai.map((sitter) => ({ ...sitter, isFeminine: isFeminineAi(sitter.name), player: null }))];
  const looks: Look[] = isMasked ? [] : all.flatMap(({ look }) => look ?? []);
  const newLook = (): Look => {
    const look = freeLook(looks, randomLook());
    looks.push(look);
    return look;
  };
  return shuffled(
    all.map(({ id, look, isFeminine, ...sitter }) => ({
      id: isMasked ? newPlayerId() : (id ?? newPlayerId()),
      ...sitter,
      ...(isFeminine && !isMasked && { feminine: true as const }),
      look: isMasked ? newLook() : (look ?? newLook()),
    })),
  );
}
