import { bounds, type Look } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { lookOf } from '../../matches/wire-ids.ts';
import { freeLook } from './looks.ts';
import { evolveRoom, noRoom } from './room-model.ts';

const looksFor = (size: number, wanted: Look): readonly Look[] => {
  const looks: Look[] = [];
  for (let i = 0; i < size; i++) looks.push(freeLook(looks, wanted));
  return looks;
};

test('a player gets the requested look if it is free, otherwise the next one', () => {
  expect(freeLook([], { face: 5, colour: 3 })).toEqual({ face: 5, colour: 3 });
  expect(freeLook([{ face: 5, colour: 9 }], { face: 5, colour: 3 })).toEqual({ face: 6, colour: 3 });
  expect(freeLook([{ face: 23, colour: 11 }], { face: 23, colour: 11 })).toEqual({ face: 0, colour: 0 });
});

test('players share faces and colours only when there are not enough, and then as few as possible', () => {
  const looks = looksFor(20, { face: 20, colour: 7 });
  expect(new Set(looks.map(({ face }) => face)).size).toBe(20);
  expect(new Set(looks.slice(0, bounds.colours).map(({ colour }) => colour)).size).toBe(bounds.colours);
  const uses = (value: number) => looks.filter(({ colour }) => colour === value).length;
  expect(looks.every(({ colour }) => uses(colour) <= 2)).toBe(true);
});

test('rooms and games stored before looks existed get default ones', () => {
  const joined = (player: string) => ({ type: 'joined', player, name: player }) as const;
  const { members } = [joined('a'), joined('b')].reduce((room, event) => evolveRoom(room, event, 0), noRoom);
  expect(members.map(({ look }) => look)).toEqual([
    { face: 0, colour: 0 },
    { face: 1, colour: 1 },
  ]);
  expect(lookOf({ id: 'a', name: 'A', player: null }, 13)).toEqual({ face: 13, colour: 1 });
});
