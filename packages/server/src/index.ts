export { type Clock, systemClock } from './clock.ts';
export { type Invitation, invitation } from './invitation.ts';
export { openLog } from './log.ts';
export { createServer, type Server } from './server.ts';
export { type Overrides, readSettings, type Settings } from './settings.ts';
