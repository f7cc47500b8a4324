import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function logged(work: (log: ReturnType<typeof openLog>) => void) {
  const lines: string[] = [];
  work(openLog('warn', { write: (line: string) => void lines.push(line) }));
  return lines;
}

test('each log line is a JSON object with level and time', () => {
  const lines = logged((log) => {
    log.warn({ game: 'g' }, 'first\nline');
    log.info('not worth a line');
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), game: 'g', msg: 'first\nline' },
  ]);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
});

test.each(['token', 'password', 'seed', 'hash', 'role', 'targets', 'text', 'authorization', 'cookie'])(
  'a %s is hidden, at the top level and two levels below',
  (secret) => {
    const canary = { [secret]: 'canary' };
    const lines = logged((log) => {
      log.error(canary);
      log.error({ command: canary });
      log.error({ row: { command: canary } });
      log.error({ request: { headers: canary } });
      log.error({ err: Object.assign(new Error('a fault'), canary) });
    });
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(/^(?!.*canary).*\[hidden\]/);
  },
);
