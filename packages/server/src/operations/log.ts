import { type DestinationStream, type Logger, pino } from 'pino';

// Whatever could open a seat or tell a secret, wherever it might turn up in something that is logged.
const SECRETS = ['token', 'password', 'seed', 'hash', 'role', 'targets', 'text', 'authorization', 'cookie'];
const anywhere = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.headers.${key}`]);

/** JSON lines, without secrets. */
export const openLog = (level: string, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...new Set(anywhere)], censor: '[hidden]' },
    },
    destination,
  );
