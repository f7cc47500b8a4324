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

test.each(['token', 'password', 'seed', 'hash', 'role', 'targets', 'text', 'code', 'name', 'authorization', 'cookie'])(
  'a %s is hidden, at the top level and two levels below',
  (secret) => {
    const canary = { [secret]: 'canary' };
    const lines = logged((log) => {
      log.error(canary);
      log.error({ command: canary });
      log.error({ row: { command: canary } });
      log.error({ request: { headers: canary } });
    });
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^(?!.*canary).*\[hidden\]/);
  },
);

test('of an error only its kind, message, reason, frames and causes are logged', () => {
  const row = { detail: 'Failing row contains (canary)', where: 'canary', parameters: ['canary'], rawPacket: 'canary' };
  const cause = Object.assign(new Error('no connection to postgres://me:canary@db/moonrise'), { code: 'ECONNREFUSED' });
  const lines = logged((log) =>
    log.error({ err: Object.assign(new Error('no space left', { cause }), row) }, 'failed'),
  );
  expect(lines.join()).not.toContain('canary');
  expect(JSON.parse(lines[0] ?? '').err).toEqual({
    type: 'Error',
    message: 'no space left',
    stack: expect.stringMatching(/^ +at /),
    cause: expect.objectContaining({
      message: 'no connection to postgres://[hidden]@db/moonrise',
      reason: 'ECONNREFUSED',
    }),
  });
});

test('a syntax error does not quote the text that it was about', () => {
  const lines = logged((log) => {
    try {
      JSON.parse('canary');
    } catch (error) {
      log.error({ err: error });
    }
  });
  expect(lines[0]).toMatch(/^(?!.*canary).*SyntaxError/);
});

test('a request is not described by its URL', () => {
  const lines = logged((log) => log.error({ req: { url: '/api/rooms/canary' }, res: { url: 'canary' } }));
  expect(lines[0]).toMatch(/^(?!.*canary).*\[hidden\]/);
});
