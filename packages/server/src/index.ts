export { type Clock, systemClock } from './clock.ts';
export { clusterOn } from './nodes/cluster.ts';
export { DatabaseClock } from './nodes/database-clock.ts';
export { type Invitation, invitation } from './operations/invitation.ts';
export { openLog } from './operations/log.ts';
export type { Chair, Program, ProgramPort } from './programs/port.ts';
export { createServer, type Server, type ServerWorld } from './server.ts';
export { type Overrides, readSettings, type Settings } from './settings/settings.ts';
