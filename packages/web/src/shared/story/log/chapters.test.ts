import type { Event } from '@moonrise/engine';
import { share } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { happened, opened, shortGame } from '../testing/logs.ts';
import { chaptersOf, roundsOf, type StoryItem } from './chapters.ts';

const [ANN, BOB, CID] = [0, 1, 2];
const kinds = (items: readonly StoryItem[] = []) => items.map(({ kind }) => kind);

test('a chapter for the deal and one for each phase, in order', () => {
  const chapters = chaptersOf(happened(shortGame));
  expect(chapters.map(({ phase, day }) => [phase, day])).toEqual([
    [null, 0],
    ['night', 1],
    ['day', 1],
  ]);
});

test('a choice is told once, as it was in the end', () => {
  const [, night] = chaptersOf(happened(shortGame));
  const deeds = night?.items.filter((item) => item.kind === 'deed');
  expect(deeds).toEqual([
    { kind: 'deed', act: 'kill', seats: [ANN], targets: [BOB] },
    { kind: 'deed', act: 'scan', seats: [CID], targets: [ANN] },
  ]);
});

test('those who did the same are told together, and those who passed or took it back not at all', () => {
  const deed = (seat: number, targets: readonly number[]) =>
    ({ type: 'chose', slot: 'pack', deed: { seat, act: 'bite', targets }, to: [seat] }) as const;
  const log: Event[] = [
    opened('night'),
    deed(0, [3]),
    deed(1, [3]),
    deed(2, []),
    deed(4, [3]),
    { type: 'withdrew', slot: 'pack', seat: 4, to: [4] },
  ];
  expect(chaptersOf(happened(log))[0]?.items).toEqual([{ kind: 'deed', act: 'bite', seats: [0, 1], targets: [3] }]);
});

test('the count takes the place of the ballots; the death knows the card, and that a sentence tells of it', () => {
  const day = chaptersOf(happened(shortGame)).at(-1);
  expect(kinds(day?.items)).toEqual(['votes', 'told', 'death']);
  expect(day?.items.at(-1)).toMatchObject({ event: { seat: ANN, cause: 'vote' }, role: 'wolf', isTold: true });
});

test('the public log tells of a death and not of its doers, nor of the card', () => {
  const [, night] = chaptersOf(happened(share(shortGame, null)));
  expect(night?.items).toEqual([
    { kind: 'death', event: { type: 'died', seat: BOB, cause: 'kill', to: 'all' }, role: null, isTold: false },
  ]);
});

test('an interruption is a chapter of its own, and so is what follows it', () => {
  const log = [
    opened('day'),
    opened('revenge', true),
    { type: 'resumed', to: 'all' },
    { type: 'closed', to: 'all' },
  ] as Event[];
  expect(chaptersOf(happened(log)).map(({ phase }) => phase)).toEqual(['day', 'revenge', 'day']);
});

test('what a phase is greeted with is no news, and what all have read is not told to some again', () => {
  const told = (key: string, to: 'all' | number[], about: number[] = []): Event => ({ type: 'told', key, about, to });
  const log = [opened('night'), told('nightfall', 'all'), told('found', 'all', [1]), told('found', [2], [1])];
  const [night] = chaptersOf(happened(log));
  expect(night?.items).toEqual([{ kind: 'told', event: told('found', 'all', [1]) }]);
});

test('changed cards are told', () => {
  const log: Event[] = [
    opened('night'),
    { type: 'swapped', a: 1, b: 5, to: [1] },
    { type: 'turned', seat: 2, role: 'wolf', cause: 'bite', to: [2] },
  ];
  expect(chaptersOf(happened(log))[0]?.items).toEqual([
    { kind: 'swapped', a: 1, b: 5 },
    { kind: 'turned', seat: 2, role: 'wolf' },
  ]);
});

test('the deal belongs to the first round', () => {
  const chapters = chaptersOf(happened([...shortGame.slice(0, -1), { ...opened('night'), day: 2 } as Event]));
  const rounds = roundsOf(chapters);
  expect(rounds.map(({ day, chapters }) => [day, chapters.map(({ phase }) => phase)])).toEqual([
    [1, [null, 'night', 'day']],
    [2, ['night']],
  ]);
});
