import { expect, test } from 'vitest';
import { progress } from './progress.ts';
import { terminalOn } from './terminal.ts';

/** The output for reports of `[ms, done]`. */
function written(
  isTTY: { out: boolean; err: boolean },
  reports: readonly (readonly [number, number])[],
  columns = 80,
): string[] {
  const texts: string[] = [];
  let time = 0;
  const out = { isTTY: isTTY.out, write: () => expect.unreachable('the result is not for progress') };
  const err = { isTTY: isTTY.err, columns, write: (text: string) => texts.push(text) };
  const bar = progress(terminalOn(out, err, {}), 2000, 'games', () => time);
  for (const [ms, done] of reports) {
    time = ms;
    bar.show(done);
  }
  bar.end();
  return texts;
}
const watched = { out: true, err: true };

test('nothing is shown in the first second', () => {
  expect(
    written(watched, [
      [10, 100],
      [999, 1900],
    ]),
  ).toEqual([]);
});

test('then a bar, updated at most ten times a second and erased at the end', () => {
  const [first, second, last, ...rest] = written(watched, [
    [1000, 500],
    [1050, 510],
    [1100, 1000],
    [1199, 1100],
  ]);
  expect(first).toContain('25 %  500 of 2,000 games, 3 s left');
  expect(second).toContain('50 %  1,000 of 2,000 games, 2 s left');
  expect(last).toBe('\r\x1b[2K');
  expect(rest).toEqual([]);
});

test('in a narrow window the bar is cut, because a wrapped line cannot be erased', () => {
  const [first] = written(watched, [[1000, 500]], 31);
  expect(first).toBe('\r\x1b[2K[██████··················]  25');
});

test.each([
  { out: false, err: true },
  { out: true, err: false },
  { out: false, err: false },
])('not a byte unless both streams are terminals: %j', (isTTY) => {
  expect(
    written(isTTY, [
      [5000, 500],
      [9000, 1900],
    ]),
  ).toEqual([]);
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
])('colours: terminal %s, environment %j, shown %s', (isTTY, env, expected) => {
  const stream = { isTTY, write: () => true };
  expect(terminalOn(stream, stream, env).hasColours).toBe(expected);
});
