export { autopilot } from './autopilot.ts';
export type { Client } from './client.ts';
export { matchIn } from './running-match.ts';
export { asked, type Postgres, postgresPrograms, startPostgres } from './services/postgres.ts';
export { type Redis, redisProgram, startRedis } from './services/redis.ts';
export { Serving, serving } from './serving.ts';
export { type ClientTable, deal, gather, isOver, must, playOut } from './table.ts';
