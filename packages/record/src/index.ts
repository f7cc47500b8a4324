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
export type { FileFault, FileFaultReason } from './reading/file-fault.ts';
export { type ReadFile, type ReadGame, readGameFile } from './reading/read-file.ts';
export { type FileStart, REMOVED_TEXT, type Verified, verify, verifyBytes, verifyRead } from './verify.ts';
