// The installed command: built code, in its own process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/moonrise.mjs', import.meta.url));
function talk(input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'env'], { encoding: 'utf8', input });
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { status, stderr, answers };
}

test('every line gets one line, and the end of the input ends the program with 0', () => {
  const reset = '{"op":"reset","games":[{"rules":"classic","players":4,"seed":"a"}]}';
  const { status, stderr, answers } = talk(`{"op":"hello"}\nnonsense\n\n${reset}\n{"op":"expire","games":[0]}`);
  expect([status, stderr]).toEqual([0, '']);
  expect(answers.map(({ games, error }) => [games.length, error?.code])).toEqual([
    [0, undefined],
    [0, 'malformed'],
    [0, 'malformed'],
    [1, undefined],
    [1, undefined],
  ]);
});

test('nothing after close is answered', () => {
  const { status, answers } = talk('{"op":"close"}\n{"op":"hello"}\n');
  expect(status).toBe(0);
  expect(answers).toEqual([{ games: [] }]);
});
