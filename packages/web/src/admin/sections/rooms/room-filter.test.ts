import { expect, test } from 'vitest';
import { asCode, type ListedRoom, roomsMatching } from './room-filter.ts';

const room = (code: string, rules: string, rules_name: string, ...names: string[]) =>
  ({ code, rules, rules_name, players: names.map((name) => ({ id: name, name })) }) as unknown as ListedRoom;
const rooms = [room('K7QM', 'classic', 'Klassisch', 'Anna', 'Bo'), room('ZZ44', 'moonrise', 'Moonrise', 'Zoë')];
const found = (typed: string) => roomsMatching(rooms, typed).map(({ code }) => code);

test.each([
  ['', ['K7QM', 'ZZ44']],
  ['k7', ['K7QM']],
  [' K7-QM ', ['K7QM']],
  ['zoë', ['ZZ44']],
  ['class', ['K7QM']],
  ['klass', ['K7QM']],
  ['nothing', []],
])('"%s" finds %j', (typed, codes) => {
  expect(found(typed)).toEqual(codes);
});

test('a code is asked for as the server writes it, and a name is not taken for a code', () => {
  expect(asCode('k7 qm')).toBe('K7QM');
  expect(asCode('Zoë')).toBeUndefined();
  expect(asCode('K7')).toBeUndefined();
});
