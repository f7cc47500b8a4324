export type { AgentRefusal } from './agents/admission.ts';
export { type Claims, makeToken } from './agents/token.ts';
export type { Config } from './config/config.ts';
export { readConfig } from './config/read-config.ts';
export type { Contest } from './contest.ts';
export { sentenceOf } from './matching/obstacle.ts';
export { takeOutPlayed } from './matching/share-schedule.ts';
export { roomPrograms } from './programs/room-programs.ts';
export { type ContestServer, type ContestServerOptions, createContestServer } from './server.ts';
