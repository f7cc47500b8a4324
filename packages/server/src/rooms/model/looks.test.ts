import { bounds, type Look } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { lookOf } from '../../matches/wire-ids.ts';
import { freeLook } from './looks.ts';
import { evolveRoom, noRoom } from './room-model.ts';

const crowd = (size: number, wish: Look): readonly Look[] => {
  const looks: Look[] = [];
  for (let i = 0; i < size; i++) looks.push(freeLook(looks, wish));
  return looks;
};

test('whoever wishes for a look that is free gets it, else the next', () => {
  expect(freeLook([], { face: 5, colour: 3 })).toEqual({ face: 5, colour: 3 });
  expect(freeLook([{ face: 5, colour: 9 }], { face: 5, colour: 3 })).toEqual({ face: 6, colour: 3 });
  expect(freeLook([{ face: 23, colour: 11 }], { face: 23, colour: 11 })).toEqual({ face: 0, colour: 0 });
});

test('as long as there are faces and colours nobody shares one, and then as few as possible', () => {
  const looks = crowd(20, { face: 20, colour: 7 });
  expect(new Set(looks.map(({ face }) => face)).size).toBe(20);
  expect(new Set(looks.slice(0, bounds.colours).map(({ colour }) => colour)).size).toBe(bounds.colours);
  const uses = (value: number) => looks.filter(({ colour }) => colour === value).length;
  expect(looks.every(({ colour }) => uses(colour) <= 2)).toBe(true);
});

test('rooms and games from before there were looks get some', () => {
  const joined = (player: string) => ({ type: 'joined', player, name: player }) as const;
  const { members } = [joined('a'), joined('b')].reduce((room, event) => evolveRoom(room, event, 0), noRoom);
  expect(members.map(({ look }) => look)).toEqual([
    { face: 0, colour: 0 },
    { face: 1, colour: 1 },
  ]);
  expect(lookOf({ id: 'a', name: 'A', player: null }, 13)).toEqual({ face: 13, colour: 1 });
});
