import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';

// Fields that could give access to a seat or reveal a secret, at any place in a logged object.
const SECRETS = [
  'token',
  'password',
  'seed',
  'hash',
  'role',
  'targets',
  'text',
  'code',
  'name',
  'authorization',
  'cookie',
];
const anywhere = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.headers.${key}`]);
const FRAME = /^ +at .+$/gm;
const CREDENTIALS = /:\/\/[^\s/@]+@/g; // of a URL
const MOST_CAUSES = 3;

export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a log line is about. Room codes are secrets, so a room is named by its id. */
export interface LogIds {
  readonly request?: string;
  readonly room?: string | undefined;
  readonly game?: string | undefined;
}

/** A log of JSON lines with secrets removed. */
export const openLog = (level: LogLevel | 'debug', destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...new Set(anywhere)], censor: '[hidden]' },
      hooks: { logMethod: withMessage },
      // Fastify would describe a request by its URL, which can contain a room code or a token.
      serializers: { err: describe, req: () => '[hidden]', res: () => '[hidden]' },
    },
    destination,
  );

/** pino would take the message of an error for the message of a line that has none. */
function withMessage(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [about, ...rest] = args as unknown as [unknown, ...unknown[]];
  const line = about instanceof Error ? { err: about } : about;
  const isBare = rest.length === 0 && typeof line === 'object';
  log.apply(this, (isBare ? [line, 'no message'] : [line, ...rest]) as Parameters<LogFn>);
}

/** What an error says. A syntax error would quote the text that it is about. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof SyntaxError)
    return error instanceof Error ? error.name : typeof error;
  return error.message.replace(CREDENTIALS, '://[hidden]@');
}

/**
 * The known parts of an error. Others can quote what was sent or stored: PostgreSQL adds the failing row, Node the bytes of a bad request,
 * and a syntax error the text around it.
 */
function describe(error: unknown, causes = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack = '', cause } = error;
  const { code: reason } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name || name,
    message: messageOf(error),
    ...(typeof reason === 'string' && { reason }),
    stack: (stack.match(FRAME) ?? []).join('\n'),
    ...(cause !== undefined && causes < MOST_CAUSES && { cause: describe(cause, causes + 1) }),
  };
}
