export type { FileFault, FileFaultReason } from './file-fault.ts';
export {
  brokenLink,
  canonical,
  chained,
  eventIn,
  eventsOf,
  type FileRow,
  FORMAT,
  type GameFile,
} from './game-file.ts';
export { type ReadFile, type ReadGame, readGameFile } from './read-file.ts';
export { type FileStart, type Verified, verify, verifyBytes, verifyRead } from './verify.ts';
