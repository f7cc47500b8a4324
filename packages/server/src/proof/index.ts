// Whether a finished game was played fairly: for browsers too, over plain http too.
import { readGameBytes } from '../store/game-file/read-file.ts';
import { type Verified, verifyRead } from '../store/game-file/verify.ts';

export type { Why } from '../store/game-file/fault.ts';
export type { Verified } from '../store/game-file/verify.ts';

/** Everything about a game that can be checked without its server, from the bytes that the server has sent. */
export function check(bytes: Uint8Array): Verified {
  const read = readGameBytes(bytes);
  return read.ok ? verifyRead(read) : read;
}
