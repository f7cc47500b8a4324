export { exportGame, type Imported, importGame } from './game-transfer.ts';
export { MOVE_STEPS, moveStore } from './move.ts';
export { databaseUrlIn, gameIn, nameOf, openPlace, openSoundness, placeOf, readPlace } from './place.ts';
export { openPostgres, type SharedStore } from './postgres/postgres.ts';
export { type RestoreTarget, restoreBackup } from './restore.ts';
export * from './soundness.ts';
export { backUpFolder } from './sqlite/backup.ts';
export { openSqlite } from './sqlite/sqlite.ts';
export * from './store.ts';
