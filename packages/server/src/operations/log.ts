import { type DestinationStream, type Logger, pino } from 'pino';

// Fields that could give access to a seat or reveal a secret, at any place in a logged object.
const SECRETS = ['token', 'password', 'seed', 'hash', 'role', 'targets', 'text', 'authorization', 'cookie'];
const anywhere = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.headers.${key}`]);

/** A log of JSON lines with secrets removed. */
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
