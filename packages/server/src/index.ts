export { type Clock, systemClock } from './clock.ts';
export { type ClientSite, openClientSite } from './http/client-site.ts';
export { type Invitation, invitation } from './invitation.ts';
export { openLog } from './log.ts';
export { answerTime } from './matches/moments.ts';
export { othersOn } from './nodes/others.ts';
export type { Chair, Program, ProgramPlayer, ProgramPort } from './programs/port.ts';
export { createServer, type Server, type ServerWorld } from './server.ts';
export { type Overrides, readSettings, type Settings } from './settings.ts';
