import { nothing, type State } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { RoomView } from '../../../shared/connection/snapshot.ts';
import { isPerson } from './is-person.ts';

const players = [
  { id: 'p-anna', name: 'Anna' },
  { id: 'p-bela', name: 'Bela' },
] as unknown as RoomView['players'];
const state = { ...nothing, seats: [{ name: 'Anna' }, { name: 'Otto' }] } as unknown as State;

test('a player of the room is a person, even if a bot played for them meanwhile', () => {
  expect(isPerson({ players }, { ids: ['p-anna', 'ai-1'], state }, 0)).toBe(true);
  expect(isPerson({ players }, { ids: ['p-anna', 'ai-1'], state }, 1)).toBe(false);
});

test('with aliases, and so other ids, the name at the end identifies the player', () => {
  expect(isPerson({ players }, { ids: ['x-1', 'x-2'], state }, 0)).toBe(true);
  expect(isPerson({ players }, { ids: ['x-1', 'x-2'], state }, 1)).toBe(false);
});
