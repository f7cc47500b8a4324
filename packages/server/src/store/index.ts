export { gameFileAt, gameInFolder } from './game-file/find-file.ts';
export { brokenLink, chain, eventIn, eventsOf, type FileRow, FORMAT, type GameFile } from './game-file/game-file.ts';
export { type ReadFile, type ReadGame, readGameFile } from './game-file/read-file.ts';
export { exportGame, type Imported, importGame } from './game-file/transfer.ts';
export { type Verified, verify, verifyRead } from './game-file/verify.ts';
export { backUpFolder } from './sqlite/backup.ts';
export { readFolder } from './sqlite/read-folder.ts';
export { openSqlite } from './sqlite/sqlite.ts';
export * from './store.ts';
