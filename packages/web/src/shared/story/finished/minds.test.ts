import { expect, test } from 'vitest';
import { common } from '../../words/en/common.ts';
import { minds as words } from '../../words/en/minds.ts';
import { translator } from '../../words/words.ts';
import {
  mayRead,
  moverOf,
  reasonOf,
  type SeatMind,
  type SeatMotive,
  suspicionIn,
  thoughtsBehind,
  voteThoughts,
  votingActs,
} from './minds.ts';

const t = translator({ ...common, ...words }, 'en');
const names = ['Mira', 'Tom', 'Ada'];
const nameOf = (place: number) => names[place] ?? '?';
const motive = (reason: SeatMotive['reason'], more: Partial<SeatMotive> = {}): SeatMotive => ({
  day: 1,
  target: 1,
  chance: 0.62,
  reason,
  ...more,
});
const minds: readonly SeatMind[] = [
  { seat: 0, kind: 'standard', motives: [motive({ type: 'clash' }), motive({ type: 'quiet' }, { day: 2 })] },
  {
    seat: 2,
    kind: 'llm',
    motives: [motive({ type: 'note' }, { act: 'hunt' }), motive({ type: 'note' }, { act: 'exile' })],
  },
];

const log = [
  { at: 1, row: 0, event: { type: 'counted', act: 'hunt', ballots: [], to: [2] } },
  { at: 2, row: 1, event: { type: 'counted', act: 'exile', ballots: [], to: 'all' } },
] as const;
const votes = votingActs(log);

test('the votes of a day are listed by bot, without other acts', () => {
  expect(voteThoughts(minds, 1, votes).map(({ seat, motive: { reason } }) => [seat, reason.type])).toEqual([
    [0, 'clash'],
    [2, 'note'],
  ]);
  expect(voteThoughts(minds, 3, votes)).toEqual([]);
});

test('a deed is matched with the motive of its seat for that act', () => {
  const hunt = { seat: 2, act: 'hunt', targets: [1] };
  const vote = { seat: 0, act: 'exile', targets: [1] };
  expect(thoughtsBehind(minds, 1, [hunt], votes).map(({ seat, motive: { act } }) => [seat, act])).toEqual([
    [2, 'hunt'],
  ]);
  expect(thoughtsBehind(minds, 1, [vote], votes).map(({ motive: { reason } }) => reason.type)).toEqual(['clash']);
  expect(thoughtsBehind(minds, 1, [{ ...hunt, seat: 0 }], votes)).toEqual([]);
  expect(thoughtsBehind(minds, 2, [hunt], votes)).toEqual([]);
});

test.each([
  [{ type: 'result', by: 2 }, 'Ada claimed a result against Tom'],
  [{ type: 'result' }, 'a result against Tom was claimed'],
  [{ type: 'quiet' }, 'Tom was quiet'],
  [{ type: 'claim' }, 'Tom’s claim was not believed'],
  [{ type: 'clash' }, 'too many players claimed the same role'],
  [{ type: 'moonlight' }, 'another reason'],
])('the reason %j is: %s', (reason, text) => {
  expect(reasonOf(motive(reason), nameOf, t)).toBe(text);
});

test('the suspicion of a bot is shown for everyone, so that the shares add up to the wolves', () => {
  const odds = motive({ type: 'clash' }, { chances: [0, 0.62, 0.38] });
  expect(suspicionIn(odds, nameOf, t)).toBe('suspected wolves: Tom 62 %, Ada 38 %');
  expect(suspicionIn(motive({ type: 'clash' }), nameOf, t)).toBe('suspicion: 62 % wolf');
  expect(suspicionIn(motive({ type: 'note' }, { chance: null }), nameOf, t)).toBe(false);
});

test('an abstention has its own reason', () => {
  expect(reasonOf(motive({ type: 'quiet' }, { target: null }), nameOf, t)).toBe('another reason');
});

test('the thoughts of a bot are visible to its seat and to the all-seeing viewer only', () => {
  expect([mayRead('everything', 0), mayRead(0, 0), mayRead(1, 0), mayRead(null, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('why the fallback moved is said in words; an unknown fault is not shown as a code', () => {
  const speech = { t, has: (key: string) => Object.hasOwn(words, key) };
  expect(moverOf({ source: 'model' }, speech)).toBe('by the model');
  expect(moverOf({ source: 'fallback', why: 'late' }, speech)).toBe('by a built-in bot (it took too long)');
  expect(moverOf({ source: 'fallback', why: 'sunspots' }, speech)).toBe('by a built-in bot');
  expect(moverOf({ source: 'fallback' }, speech)).toBe('by a built-in bot');
});
