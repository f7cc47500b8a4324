export { gameInFolder } from './game-in-folder.ts';
export { exportGame, type Imported, importGame } from './game-transfer.ts';
export { openPostgres, type SharedStore } from './postgres/postgres.ts';
export { type RestoreTarget, restoreBackup } from './restore.ts';
export { backUpFolder } from './sqlite/backup.ts';
export { readFolder } from './sqlite/read-folder.ts';
export { openSqlite } from './sqlite/sqlite.ts';
export * from './store.ts';
